// The yardstick: every page changes like the site as a whole.
import { pointEstimate } from "./point-estimate.js";
import { totalsOf } from "./rate-estimator.js";
/** −ln(share of unchanged looks) over the mean interval, the same for all pages. */
export const siteMean = {
    name: "site-mean",
    fit: (site) => {
        const sum = site
            .map(totalsOf)
            .reduce((a, b) => ({ looks: a.looks + b.looks, changes: a.changes + b.changes, days: a.days + b.days }), { looks: 0, changes: 0, days: 0 });
        const unchanged = (sum.looks - sum.changes + 0.5) / (sum.looks + 0.5);
        const rate = sum.days === 0 ? 0 : (-Math.log(unchanged) * sum.looks) / sum.days;
        return () => pointEstimate(rate, sum);
    },
};
