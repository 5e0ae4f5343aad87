import { type RefreshPages, type RefreshPlanner } from "./refresh-planner.js";
/** The order of a pass, from what is known when it is asked for. */
export type PassOrder = (pages: RefreshPages, budget: number) => Int32Array;
/** A strategy of passes. */
export declare function passes(name: string, orderOf: PassOrder): RefreshPlanner;
/** Page numbers by falling key, ties by number. */
export declare function byFallingKey(keys: Float64Array): Int32Array;
