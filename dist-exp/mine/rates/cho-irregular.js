// Maximum likelihood for looks at irregular intervals (Cho & Garcia-Molina; docs/papers/README.md, cho2003).
import { pointEstimate } from "./point-estimate.js";
import { totalsOf } from "./rate-estimator.js";
/** Rates per day beyond which nothing is told apart. */
const LEAST = 1e-6;
const MOST = 1e4;
/** One pseudo-look of each kind with this weight, so that all-changed and none-changed have a root. */
const PSEUDO_WEIGHT = 0.5;
/** Solves SUM over changed of t / (e^(rt) − 1) = SUM over unchanged of t, by bisection on the logarithm. */
export const choIrregular = {
    name: "cho-irregular",
    fit: () => (page) => {
        const totals = totalsOf(page);
        return pointEstimate(totals.days === 0 ? 0 : maximumLikelihoodRate(page, totals.days / totals.looks), totals);
    },
};
function maximumLikelihoodRate(page, meanInterval) {
    let [low, high] = [Math.log(LEAST), Math.log(MOST)];
    for (let step = 0; step < 60; step++) {
        const middle = (low + high) / 2;
        if (slope(page, meanInterval, Math.exp(middle)) > 0)
            low = middle;
        else
            high = middle;
    }
    return Math.exp((low + high) / 2);
}
/** Derivative of the log-likelihood; falls as the rate grows. */
function slope(page, meanInterval, rate) {
    let sum = PSEUDO_WEIGHT * (meanInterval / Math.expm1(rate * meanInterval) - meanInterval);
    for (let i = 0; i < page.intervals.length; i++) {
        const days = page.intervals[i];
        if (days <= 0)
            continue;
        sum += page.changed[i] === 1 ? days / Math.expm1(rate * days) : -days;
    }
    return sum;
}
