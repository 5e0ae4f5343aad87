import { sharpInHistory } from "#schedule/index.js";
import { drawHistory } from "./draw-history.js";
import { summarise } from "./summary.js";
/** Sharp pages of each plan over `runs` histories; all plans face the same histories. */
export function simulatePlans(pages, plans, model, { runs, random }) {
    const counts = plans.map(() => []);
    for (let run = 0; run < runs; run++) {
        const history = drawHistory(pages, random);
        plans.forEach((plan, k) => {
            counts[k].push(sharpInHistory(plan, history, model).filter(Boolean).length);
        });
    }
    return counts.map(summarise);
}
