import type { RateEstimator } from "./rate-estimator.js";
export type * from "./rate-estimator.js";
export { blended } from "./blended.js";
/** Every estimator, the plainest first. */
export declare const RATE_ESTIMATORS: readonly RateEstimator[];
export { addSightings } from "./look-statistics.js";
export { LearnedRates, type ChangeOutlook } from "./learned-rates.js";
