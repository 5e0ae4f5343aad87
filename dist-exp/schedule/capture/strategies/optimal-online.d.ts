import type { CapturePlanner, LiveStrategy } from "../planner.js";
/** Discovers pages through links, knowing no more than a crawler would; with all known it is the optimum. */
export declare const OPTIMAL_ONLINE: CapturePlanner;
/** The same strategy as a live capture runs it. */
export declare const OPTIMAL_ONLINE_LIVE: LiveStrategy;
