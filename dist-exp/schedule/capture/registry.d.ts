import type { CapturePlanner, LiveStrategy } from "./planner.js";
/** All planners that need nothing but a request. */
export declare const PLANNERS: readonly CapturePlanner[];
/** All strategies that a live capture can run; live, pages turn up, so that the optimal one is the online one. */
export declare const LIVE_STRATEGIES: readonly LiveStrategy[];
/** The planner of that name, or `null`. */
export declare function plannerByName(name: string): CapturePlanner | null;
/** The live strategy of that name, or `null`. */
export declare function liveStrategyByName(name: string): LiveStrategy | null;
