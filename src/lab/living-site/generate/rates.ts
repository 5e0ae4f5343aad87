// How often each page changes: the distributions of the papers' data sets and a log-uniform one.
import { ratePerDay, type RatePerDay } from "#model/index.js";
import type { Random } from "#ports/index.js";
import { shuffled } from "./chance.js";

/** Distribution of Poisson rates over the pages that change. */
export type RateDistribution =
  | { readonly kind: "fixed"; readonly perDay: number }
  | { readonly kind: "log-uniform"; readonly minPerDay: number; readonly maxPerDay: number }
  /** SOLAR section 6: l(0) = max, l(i+1) = l(i) / 1.06 when i mod 9 < 3, else l(i) / 1.001. */
  | { readonly kind: "skewed"; readonly maxPerDay: number }
  /** SOLAR section 6: interval lengths 1..n, hence l(i) = max / (i + 1). */
  | { readonly kind: "smooth"; readonly maxPerDay: number };

/** Twenty changes a second: faster pages could not be told from noise. */
const MAX_PER_DAY = 20 * 86_400;

/** One rate per page, in random order over the pages. */
export function drawRates(distribution: RateDistribution, count: number, random: Random): RatePerDay[] {
  const rates: number[] = [];
  for (let i = 0; i < count; i++) rates.push(rateAt(distribution, i, rates[i - 1], random));
  return shuffled(random, rates).map((rate) => ratePerDay(Math.min(rate, MAX_PER_DAY)));
}

function rateAt(
  distribution: RateDistribution,
  rank: number,
  previous: number | undefined,
  random: Random,
): number {
  switch (distribution.kind) {
    case "fixed":
      return distribution.perDay;
    case "log-uniform": {
      const { minPerDay, maxPerDay } = distribution;
      return minPerDay * (maxPerDay / minPerDay) ** random.next();
    }
    case "skewed":
      if (previous === undefined) return distribution.maxPerDay;
      return previous / ((rank - 1) % 9 < 3 ? 1.06 : 1.001);
    case "smooth":
      return distribution.maxPerDay / (rank + 1);
  }
}

/** The same distribution, so many times faster. */
export function scaleRates(distribution: RateDistribution, factor: number): RateDistribution {
  switch (distribution.kind) {
    case "fixed":
      return { ...distribution, perDay: distribution.perDay * factor };
    case "log-uniform": {
      const { minPerDay, maxPerDay } = distribution;
      return { ...distribution, minPerDay: minPerDay * factor, maxPerDay: maxPerDay * factor };
    }
    case "skewed":
    case "smooth":
      return { ...distribution, maxPerDay: distribution.maxPerDay * factor };
  }
}
