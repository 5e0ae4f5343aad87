import type { CapturePlanner } from "../planner.js";
/** Visits from the outermost slot inwards, revisits back outwards; needs all pages at the start. */
export declare const OPTIMAL: CapturePlanner;
