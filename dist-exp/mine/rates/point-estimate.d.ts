import type { LookTotals, RateEstimate } from "./rate-estimator.js";
/** Wraps a rate; the interval is the square-root approximation to a Poisson count's. */
export declare function pointEstimate(rate: number, { changes, days }: LookTotals): RateEstimate;
