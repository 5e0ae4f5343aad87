// LambdaCrawl (docs/papers/README.md, lambdacrawl): harmonic freshness, which starves no page.
import { capturesByRate, ratesForBudget } from "./capture-rates.js";
import { meanRates } from "./refresh-planner.js";
/** r = (−D + sqrt(D² + 4 mu D / L)) / 2, D the rate of change, mu the page's weight, L found for the budget. */
export const lambdaCrawl = capturesByRate("lambda-crawl", (pages, budget) => {
    const rates = meanRates(pages);
    return ratesForBudget(pages.count, budget, (page, multiplier) => {
        const change = rates[page];
        return (-change + Math.sqrt(change * change + (4 * pages.weights[page] * change) / multiplier)) / 2;
    });
});
