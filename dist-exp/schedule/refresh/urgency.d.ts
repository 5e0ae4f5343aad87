import { type RefreshPlanner } from "./refresh-planner.js";
/** U(P, t); a page never fetched waits for ever and comes first. */
export declare function urgency(pageWeight: number, periodImportance: number, waiting: number): number;
/** w_k fixed to its mean over the day: importance without patterns. */
export declare const importance: RefreshPlanner;
/** Rates by period instead of importance. */
export declare const pattern: RefreshPlanner;
/** Algorithm 1: importance by period. */
export declare const importancePattern: RefreshPlanner;
