// Cho & Garcia-Molina's bias-reduced estimator for regular looks (docs/papers/README.md, cho2003).
import { pointEstimate } from "./point-estimate.js";
import { totalsOf } from "./rate-estimator.js";
/** −ln((X̄ + 0.5) / (n + 0.5)) / I, X̄ the looks WITHOUT a change, I the mean interval. */
export const choRegular = {
    name: "cho-regular",
    fit: () => (page) => {
        const totals = totalsOf(page);
        if (totals.looks === 0 || totals.days === 0)
            return pointEstimate(0, totals);
        const unchanged = totals.looks - totals.changes;
        const rate = (-Math.log((unchanged + 0.5) / (totals.looks + 0.5)) * totals.looks) / totals.days;
        return pointEstimate(rate, totals);
    },
};
