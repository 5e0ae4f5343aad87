// Two views of bursts together: pages that wake and sleep (fading looks), and edits that move many pages at once.
// Each is overconfident where the other is not, and a mixture of survivals stays convex.
import { ratePerDay } from "#model/index.js";
import { bulkAware } from "./bulk-aware.js";
import { overDispersed } from "./over-dispersed.js";
/** The mean of the over-dispersed and the bulk-aware survival: what the rest of the project uses. */
export const blended = {
    name: "blended",
    fit: (site) => {
        const fading = overDispersed.fit(site);
        const bulk = bulkAware.fit(site);
        return (page) => {
            const [a, b] = [fading(page), bulk(page)];
            return {
                survival: mean(a.survival, b.survival),
                ratePerDay: ratePerDay((a.ratePerDay + b.ratePerDay) / 2),
                low: ratePerDay(Math.min(a.low, b.low)),
                high: ratePerDay(Math.max(a.high, b.high)),
            };
        };
    },
};
function mean(a, b) {
    const at = (days) => (a.at(days) + b.at(days)) / 2;
    return { at, heat: 1 - at(1) };
}
