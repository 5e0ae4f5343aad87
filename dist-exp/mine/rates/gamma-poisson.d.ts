import type { RateEstimator } from "./rate-estimator.js";
/** Gamma(shape, shape / mean) by greatest marginal likelihood over a table of both, then the page's posterior. */
export declare const gammaPoisson: RateEstimator;
