/** Pages by number, again and again. */
export declare const roundRobin: import("./refresh-planner.js").RefreshPlanner;
