import type { CapturePlanner } from "../planner.js";
/** A local optimum, visits and revisits improved in turn from a good start; exact if all pages are of one kind. */
export declare const OPTIMAL_HYBRID: CapturePlanner;
