// The naive estimator: changes seen over days watched. Blind to changes between two looks.
import { pointEstimate } from "./point-estimate.js";
import { totalsOf } from "./rate-estimator.js";
/** X / T; a page never looked at again has rate 0. */
export const naive = {
    name: "naive",
    fit: () => (page) => {
        const totals = totalsOf(page);
        return pointEstimate(totals.days === 0 ? 0 : totals.changes / totals.days, totals);
    },
};
