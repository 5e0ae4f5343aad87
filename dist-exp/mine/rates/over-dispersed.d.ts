import { type LookReading } from "./log-rate-grid.js";
import type { RateEstimator } from "./rate-estimator.js";
/** A look this many looks ago counts 1/e. */
export declare const MEMORY_LOOKS = 26;
/** Looks weigh less the older they are. */
export declare const FADING_READING: LookReading;
/** The grouped estimator on fading looks. */
export declare const overDispersed: RateEstimator;
