import type { CapturePlanner } from "../planner.js";
/** Hottest first, passing over pages in conflict; those come last, coldest first. */
export declare const MEASURABLE: CapturePlanner;
