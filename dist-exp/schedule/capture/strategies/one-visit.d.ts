import type { CapturePlanner } from "../planner.js";
/** Best order for pages fetched once, t* being the start (spaniol2009 section 4.1); needs all pages at the start. */
export declare const OPTIMAL_ONE_VISIT: CapturePlanner;
