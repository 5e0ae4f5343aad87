import { type Coverage, type WeightedInterval, type ClosedInterval, type Instant } from "#model/index.js";
/** The best instant; the preferred one wins ties, then the one nearest to it. `null` without intervals. */
export declare function bestTime(intervals: readonly WeightedInterval[], preferred: Instant): Instant | null;
/** The same from the coverage at all end points and at the preferred instant. */
export declare function mostCovered(covered: Iterable<Coverage>, preferred: Instant): Instant | null;
/**
 * "As of [x, y]": where to put an interval of the given length so that the most weight shows one state over all of
 * it. An interval contains [x, x + length] exactly when, shortened by the length, it contains x.
 */
export declare function bestSpan(intervals: readonly WeightedInterval[], lengthMs: number, preferredStart: Instant): ClosedInterval | null;
