/** Passes over the site by falling page importance. */
export declare const relevance: import("./refresh-planner.js").RefreshPlanner;
