import type { CapturePlanner } from "../planner.js";
/** Builds the organ pipe's rising half from what is known, then its falling half. */
export declare const SHARC_ONLINE: CapturePlanner;
