// Which page next: visit–revisit planners around one time point.
export type * from "./capture/planner.js";
export * from "./skip/warm.js";
export * from "./skip/skip-metrics.js";
export * from "./skip/recall-calibration.js";
export * from "./refresh/index.js";
export { LIVE_STRATEGIES, liveStrategyByName, PLANNERS, plannerByName } from "./capture/registry.js";
export { expectedSharp, sharpChances, slotsFromAsOf, type PlanOrders } from "./capture/evaluate.js";
export { sharpInHistory, type ChangeHistory } from "./capture/change-history.js";
export { bestOrders, clairvoyantBest } from "./capture/clairvoyant-best.js";
export { clairvoyantWorst } from "./capture/clairvoyant-worst.js";
export { SOLAR_CONFIDENCE } from "./capture/solar-offline.js";
export { OPTIMAL } from "./capture/optimal.js";
export { OPTIMAL_HYBRID } from "./capture/hybrid.js";
export { OPTIMAL_ONE_VISIT } from "./capture/one-visit.js";
export { OPTIMAL_ONLINE, OPTIMAL_ONLINE_LIVE } from "./capture/optimal-online.js";
export { planRevisits } from "./capture/revisit-order.js";
export { oneVisitBound, revisitBound, twoVisitBound } from "./capture/upper-bound.js";
