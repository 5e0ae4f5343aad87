import type { RateEstimator } from "./rate-estimator.js";
/** S(x) of own edits times S(x) of bulk edits, the latter leaning on how the site as a whole fared. */
export declare const bulkAware: RateEstimator;
