// Frequency (001 section 7, [7]): capture rates that keep the mean freshness of Poisson pages greatest.
import { CreditRun, ratesForBudget } from "./capture-rates.js";
import { meanRates, type RefreshPlanner } from "./refresh-planner.js";

/** Freshness-optimal: pages that change too often are left aside. */
export const frequency: RefreshPlanner = {
  name: "frequency",
  start: (pages, budget) => {
    const rates = meanRates(pages);
    return new CreditRun(
      ratesForBudget(pages.count, budget, (page, multiplier) => freshnessRate(rates[page]!, multiplier)),
    );
  },
};

/**
 * Freshness (f/r)(1 − e^(−r/f)) has the slope (1 − e^(−x)(1 + x)) / r in f, x = r/f: equal for all pages captured
 * (Cho & Garcia-Molina 2003), never captured where even its greatest value, 1/r, is below the multiplier.
 */
function freshnessRate(rate: number, multiplier: number): number {
  const target = multiplier * rate;
  if (rate === 0 || target >= 1) return 0;
  let [low, high] = [0, 60];
  for (let step = 0; step < 50; step++) {
    const x = (low + high) / 2;
    if (1 - Math.exp(-x) * (1 + x) < target) low = x;
    else high = x;
  }
  return rate / Math.max(high, 1e-9);
}
