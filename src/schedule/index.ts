// Which page next: visit–revisit planners around one time point.
export type * from "./capture/planner.js";
export { OPTIMAL } from "./capture/optimal.js";
export { OPTIMAL_HYBRID } from "./capture/hybrid.js";
export { OPTIMAL_ONE_VISIT } from "./capture/one-visit.js";
export { OPTIMAL_ONLINE, OPTIMAL_ONLINE_LIVE } from "./capture/optimal-online.js";
export { planRevisits } from "./capture/revisit-order.js";
export { oneVisitBound, revisitBound, twoVisitBound } from "./capture/upper-bound.js";
