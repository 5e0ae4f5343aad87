import type { CapturePlanner } from "../planner.js";
/** τ of the experiments, inferred: the paper does not state it, and only 0.7 fits its tables. */
export declare const SOLAR_CONFIDENCE = 0.7;
/** The reading that gives the paper's Table 1: smallest free revisit, earliest visit within the interval. */
export declare const SOLAR_OFFLINE: CapturePlanner;
/** The same, gaps between hopeful pages closed (solar section 4.2) before hopeless ones are placed. */
export declare const SOLAR_OFFLINE_SHRUNK: CapturePlanner;
/** Algorithm 1 to the letter: visit and revisit exactly the length apart, anywhere; then shrunk. */
export declare const SOLAR_OFFLINE_LITERAL: CapturePlanner;
/** As {@link SOLAR_OFFLINE}, lengths that are whole numbers but for rounding errors taken as whole. */
export declare const SOLAR_OFFLINE_EXACT: CapturePlanner;
