/** r = (−D + sqrt(D² + 4 mu D / L)) / 2, D the rate of change, mu the page's weight, L found for the budget. */
export declare const lambdaCrawl: import("./refresh-planner.js").RefreshPlanner;
