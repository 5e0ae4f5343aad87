import type { Instant } from "./instant.js";
import type { ClosedInterval } from "./interval.js";
/** An observed interval with the weight of its page. */
export interface WeightedInterval extends ClosedInterval {
    readonly weight: number;
}
/** Weight of the closed intervals that contain an instant. */
export interface Coverage {
    readonly at: Instant;
    readonly weight: number;
}
/** The coverage at every start and end, and at one further instant; the greatest is among them. In order of time. */
export declare function coverage(intervals: readonly WeightedInterval[], further?: number): Generator<Coverage>;
/** The same for intervals of weight 1, given by all their starts and all their ends in rising order. */
export declare function plainCoverage(starts: Float64Array, ends: Float64Array, further?: number): Generator<Coverage>;
/** The same as steps: the weight holds from `at` until the next step. Instants are whole milliseconds. */
export declare function coverageSteps(intervals: readonly WeightedInterval[]): Coverage[];
