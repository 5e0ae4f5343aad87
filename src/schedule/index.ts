// Which page next: visit–revisit planners around one time point.
export type * from "./capture/planner.js";
