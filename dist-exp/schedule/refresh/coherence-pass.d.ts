/** Hot pages first as long as they can still be coherent with the pass's start; the skipped ones in reverse order. */
export declare const coherencePass: import("./refresh-planner.js").RefreshPlanner;
