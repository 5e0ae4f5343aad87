/** Freshness-optimal: pages that change too often are left aside. */
export declare const frequency: import("./refresh-planner.js").RefreshPlanner;
