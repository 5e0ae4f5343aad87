// Which page next: visit–revisit planners around one time point.
export type * from "./capture/planner.js";
export { OPTIMAL } from "./capture/optimal.js";
export { OPTIMAL_ONE_VISIT } from "./capture/one-visit.js";
export { oneVisitBound, twoVisitBound } from "./capture/upper-bound.js";
