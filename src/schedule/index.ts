// Which page next: visit–revisit planners around one time point.
export type * from "./capture/planner.js";
export * from "./skip/warm.js";
export * from "./skip/skip-metrics.js";
export * from "./skip/recall-calibration.js";
export * from "./refresh/index.js";
