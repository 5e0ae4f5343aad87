// Priors and likelihoods on the grid of rates, against what can be computed by hand.
import { describe, expect, it } from "vitest";
import { gammaPoisson } from "#mine/rates/gamma-poisson.js";
import { gammaWeights, GRID_RATES, logLikelihood, PLAIN_READING } from "#mine/rates/log-rate-grid.js";
import type { PageLooks } from "#mine/rates/rate-estimator.js";

function page(intervals: readonly number[], changed: readonly number[]): PageLooks {
  return { intervals, changed, bulk: [], lastModifiedAges: intervals.map(() => NaN), group: "all" };
}

describe("the gamma prior", () => {
  it.each([
    [0.5, 0.05],
    [1, 0.05],
    [2.5, 0.05],
  ])("of shape %f and mean %f has this mean, and the variance mean² / shape", (shape, mean) => {
    const weights = gammaWeights(shape, mean);
    const moment = (power: number): number =>
      weights.reduce((sum, w, g) => sum + w * GRID_RATES[g]! ** power, 0);
    expect(moment(1) / mean).toBeCloseTo(1, 1);
    expect((moment(2) - moment(1) ** 2) / (mean ** 2 / shape)).toBeCloseTo(1, 1);
  });

  it("is fitted broad where most pages never change and few change always", () => {
    const days = [1, 1, 1, 1];
    const [still, restless] = [page(days, [0, 0, 0, 0]), page(days, [1, 1, 1, 1])];
    const rateOf = gammaPoisson.fit(Array.from({ length: 100 }, (_, i) => (i % 10 === 0 ? restless : still)));
    // Four looks say little: that the two are so far apart is the prior's doing, and a narrow one could not.
    expect(rateOf(still).ratePerDay).toBeLessThan(0.05);
    expect(rateOf(restless).ratePerDay).toBeGreaterThan(1);
  });
});

it("time without a change counts in full, day by day: −rate · days, and ln(1 − e^(−rate · days)) where one was seen", () => {
  const total = logLikelihood(page([3, 7, 2], [0, 0, 1]), PLAIN_READING);
  for (const [g, rate] of GRID_RATES.entries())
    expect(total[g]!).toBeCloseTo(-rate * 10 + Math.log(-Math.expm1(-rate * 2)), 10);
});
