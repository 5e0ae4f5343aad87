// Rates on a logarithmic grid: likelihoods of looks, priors, posteriors, and survival as a mixture over the grid.
// Looks are interval-censored, so no conjugate form exists; a grid is exact to its own resolution.
import { ratePerDay } from "#model/index.js";
const POINTS = 48;
/** From once in 270 years to ten times a day. */
const LOWEST = Math.log(1e-5);
const HIGHEST = Math.log(10);
/** Keeps every rate possible. */
const FLOOR = 1e-4;
/** The grid's rates per day, ascending. */
export const GRID_RATES = Float64Array.from({ length: POINTS }, (_, i) => Math.exp(LOWEST + ((HIGHEST - LOWEST) * i) / (POINTS - 1)));
/** Every rate as likely as any other, by logarithm. */
export function flatWeights() {
    return new Float64Array(POINTS).fill(1 / POINTS);
}
/** Every look counts once, every change is a change. */
export const PLAIN_READING = {
    weight: () => 1,
    changed: (page, i) => page.changed[i] === 1,
};
/** Log-likelihood of a page's looks at every rate of the grid. */
export function logLikelihood(page, reading) {
    const total = new Float64Array(POINTS);
    const changedWeight = new Map();
    let quietDays = 0;
    for (let i = 0; i < page.intervals.length; i++) {
        const days = page.intervals[i];
        const weight = reading.weight(i, page.intervals.length);
        if (!(days > 0) || weight === 0)
            continue;
        if (!reading.changed(page, i))
            quietDays += weight * days;
        else if (page.lastModifiedAges[i] >= 0)
            addExactChange(total, weight, Math.min(days, page.lastModifiedAges[i]));
        else
            changedWeight.set(days, (changedWeight.get(days) ?? 0) + weight);
    }
    for (let g = 0; g < POINTS; g++)
        total[g] -= GRID_RATES[g] * quietDays;
    for (const [days, weight] of changedWeight) {
        for (let g = 0; g < POINTS; g++)
            total[g] += weight * Math.log(-Math.expm1(-GRID_RATES[g] * days));
    }
    return total;
}
// A trusted Last-Modified dates the last change: r e^(−r age) instead of 1 − e^(−r t) (docs/papers/README.md, last-modified-age).
function addExactChange(total, weight, ageDays) {
    for (let g = 0; g < POINTS; g++) {
        total[g] += weight * (Math.log(GRID_RATES[g]) - GRID_RATES[g] * ageDays);
    }
}
/** Prior times likelihood, normalised; on any grid. */
export function posterior(prior, logLikelihoods) {
    const points = prior.length;
    let most = -Infinity;
    for (let g = 0; g < points; g++)
        if (prior[g] > 0)
            most = Math.max(most, logLikelihoods[g]);
    const weights = new Float64Array(points);
    let sum = 0;
    for (let g = 0; g < points; g++) {
        weights[g] = prior[g] * Math.exp(logLikelihoods[g] - most);
        sum += weights[g];
    }
    for (let g = 0; g < points; g++)
        weights[g] /= sum;
    return weights;
}
/** The gamma density on the logarithmic grid: r^shape e^(−shape r / mean). */
export function gammaWeights(shape, mean) {
    const weights = GRID_RATES.map((rate) => Math.exp(shape * Math.log(rate / mean) - (shape * rate) / mean) + 1e-12);
    const total = weights.reduce((a, b) => a + b, 0);
    return weights.map((weight) => weight / total);
}
/** Mean of the posteriors under a prior, with `leaning` pages' worth of another distribution. */
export function meanPosterior(likelihoods, prior, towards, leaning) {
    const sum = new Float64Array(prior.length);
    for (let g = 0; g < sum.length; g++)
        sum[g] = leaning * towards[g] + FLOOR;
    for (const likelihood of likelihoods) {
        const own = posterior(prior, likelihood);
        for (let g = 0; g < sum.length; g++)
            sum[g] += own[g];
    }
    const total = sum.reduce((a, b) => a + b, 0);
    return sum.map((weight) => weight / total);
}
/** A mixture of Poisson survivals: convex, as planners need. */
export function mixtureSurvival(weights) {
    const at = (days) => {
        let sum = 0;
        for (let g = 0; g < POINTS; g++)
            sum += weights[g] * Math.exp(-GRID_RATES[g] * days);
        return Math.min(1, sum);
    };
    return { at, heat: 1 - at(1) };
}
/** Mean rate and the grid's 5 % and 95 % points. */
export function gridEstimate(weights, survival = mixtureSurvival(weights)) {
    let mean = 0;
    for (let g = 0; g < POINTS; g++)
        mean += weights[g] * GRID_RATES[g];
    return {
        survival,
        ratePerDay: ratePerDay(mean),
        low: ratePerDay(Math.min(mean, quantile(weights, 0.05))),
        high: ratePerDay(Math.max(mean, quantile(weights, 0.95))),
    };
}
function quantile(weights, share) {
    let sum = 0;
    let at = 0;
    while (at < POINTS - 1 && sum + weights[at] < share)
        sum += weights[at++];
    return GRID_RATES[at];
}
