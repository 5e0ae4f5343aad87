import { type RateEstimator } from "./rate-estimator.js";
/** −ln((X̄ + 0.5) / (n + 0.5)) / I, X̄ the looks WITHOUT a change, I the mean interval. */
export declare const choRegular: RateEstimator;
