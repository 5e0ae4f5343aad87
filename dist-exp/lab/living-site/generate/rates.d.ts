import { type RatePerDay } from "#model/index.js";
import type { Random } from "#ports/index.js";
/** Distribution of Poisson rates over the pages that change. */
export type RateDistribution = {
    readonly kind: "fixed";
    readonly perDay: number;
} | {
    readonly kind: "log-uniform";
    readonly minPerDay: number;
    readonly maxPerDay: number;
}
/** SOLAR section 6: l(0) = max, l(i+1) = l(i) / 1.06 when i mod 9 < 3, else l(i) / 1.001. */
 | {
    readonly kind: "skewed";
    readonly maxPerDay: number;
}
/** SOLAR section 6: interval lengths 1..n, hence l(i) = max / (i + 1). */
 | {
    readonly kind: "smooth";
    readonly maxPerDay: number;
};
/** One rate per page, in random order over the pages. */
export declare function drawRates(distribution: RateDistribution, count: number, random: Random): RatePerDay[];
/** The same distribution, so many times faster. */
export declare function scaleRates(distribution: RateDistribution, factor: number): RateDistribution;
