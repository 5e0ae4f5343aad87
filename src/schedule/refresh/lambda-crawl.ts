// LambdaCrawl (docs/papers/README.md, lambdacrawl): harmonic freshness, which starves no page.
import { CreditRun, ratesForBudget } from "./capture-rates.js";
import { meanRates, type RefreshPlanner } from "./refresh-planner.js";

/** r = (−D + sqrt(D² + 4 mu D / L)) / 2, D the rate of change, mu the page's weight, L found for the budget. */
export const lambdaCrawl: RefreshPlanner = {
  name: "lambda-crawl",
  start: (pages, budget) => {
    const rates = meanRates(pages);
    return new CreditRun(
      ratesForBudget(pages.count, budget, (page, multiplier) => {
        const change = rates[page]!;
        return (-change + Math.sqrt(change * change + (4 * pages.weights[page]! * change) / multiplier)) / 2;
      }),
    );
  },
};
