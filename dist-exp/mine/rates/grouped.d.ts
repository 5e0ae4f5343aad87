import type { RateEstimator } from "./rate-estimator.js";
/** Posterior on the grid under the group's prior; a Last-Modified is left aside. */
export declare const grouped: RateEstimator;
