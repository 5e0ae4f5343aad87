// Plans run on drawn histories: how many pages really were sharp, over many runs on the same histories.
import type { Random } from "#ports/index.js";
import { sharpInHistory, type PlanOrders, type PlanPage, type SlotModel } from "#schedule/index.js";
import { drawHistory } from "./draw-history.js";
import { summarise, type Summary } from "./summary.js";

/** Sharp pages of each plan over `runs` histories; all plans face the same histories. */
export function simulatePlans(
  pages: readonly PlanPage[],
  plans: readonly PlanOrders[],
  model: SlotModel,
  { runs, random }: { readonly runs: number; readonly random: Random },
): Summary[] {
  const counts = plans.map((): number[] => []);
  for (let run = 0; run < runs; run++) {
    const history = drawHistory(pages, random);
    plans.forEach((plan, k) => {
      counts[k]!.push(sharpInHistory(plan, history, model).filter(Boolean).length);
    });
  }
  return counts.map(summarise);
}
