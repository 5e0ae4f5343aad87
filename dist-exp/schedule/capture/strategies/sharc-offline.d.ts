import type { CapturePlanner } from "../planner.js";
/** Needs all pages at the start; links are not followed. */
export declare const SHARC_OFFLINE: CapturePlanner;
