import { type RateEstimator } from "./rate-estimator.js";
/** Solves SUM over changed of t / (e^(rt) − 1) = SUM over unchanged of t, by bisection on the logarithm. */
export declare const choIrregular: RateEstimator;
