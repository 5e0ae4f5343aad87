import { type RateEstimator } from "./rate-estimator.js";
/** −ln(share of unchanged looks) over the mean interval, the same for all pages. */
export declare const siteMean: RateEstimator;
