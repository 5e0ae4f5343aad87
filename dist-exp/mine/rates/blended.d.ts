import type { RateEstimator } from "./rate-estimator.js";
/** The mean of the over-dispersed and the bulk-aware survival: what the rest of the project uses. */
export declare const blended: RateEstimator;
