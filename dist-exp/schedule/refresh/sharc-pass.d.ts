/** The organ pipe: coldest at both ends. */
export declare const sharcPass: import("./refresh-planner.js").RefreshPlanner;
