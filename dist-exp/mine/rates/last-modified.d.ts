import type { RateEstimator } from "./rate-estimator.js";
/** A dated change tells the rate more sharply than "it changed since"; undated ones count as for `grouped`. */
export declare const lastModifiedAge: RateEstimator;
