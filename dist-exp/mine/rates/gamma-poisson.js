// Rates drawn from one gamma distribution per site, fitted to what was seen; looks at irregular intervals.
import { fitHintPriors } from "./hint-prior.js";
import { gammaWeights, gridEstimate, logLikelihood, PLAIN_READING, posterior, } from "./log-rate-grid.js";
const SHAPES = [0.1, 0.2, 0.35, 0.5, 0.75, 1, 1.5, 2.5, 5];
const MEANS = Array.from({ length: 15 }, (_, i) => 10 ** (-4 + i * 0.33));
/** Enough pages to find two parameters. */
const MOST_PAGES = 1500;
/** Gamma(shape, shape / mean) by greatest marginal likelihood over a table of both, then the page's posterior. */
export const gammaPoisson = {
    name: "gamma-poisson",
    fit: (site) => {
        const likelihoods = site.map((page) => logLikelihood(page, PLAIN_READING));
        const prior = fitGamma(likelihoods);
        const hinted = fitHintPriors(site, likelihoods, prior);
        return (page) => gridEstimate(posterior(hinted(page, prior), logLikelihood(page, PLAIN_READING)));
    },
};
function fitGamma(all) {
    const step = Math.max(1, Math.ceil(all.length / MOST_PAGES));
    const likelihoods = all.filter((_, i) => i % step === 0).map(relative);
    let best = gammaWeights(0.5, 0.01);
    let most = -Infinity;
    for (const shape of SHAPES) {
        for (const mean of MEANS) {
            const weights = gammaWeights(shape, mean);
            const value = likelihoods.reduce((sum, likelihood) => sum + Math.log(inner(weights, likelihood)), 0);
            if (value > most)
                [best, most] = [weights, value];
        }
    }
    return best;
}
function relative(logs) {
    const most = logs.reduce((a, b) => Math.max(a, b), -Infinity);
    return logs.map((value) => Math.exp(value - most));
}
function inner(a, b) {
    let sum = 0;
    for (let i = 0; i < a.length; i++)
        sum += a[i] * b[i];
    return sum;
}
