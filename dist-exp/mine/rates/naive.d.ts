import { type RateEstimator } from "./rate-estimator.js";
/** X / T; a page never looked at again has rate 0. */
export declare const naive: RateEstimator;
