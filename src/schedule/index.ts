// Which page next: visit–revisit planners around one time point.
export type * from "./capture/planner.js";
export * from "./skip/warm.js";
export * from "./skip/skip-metrics.js";
export * from "./skip/recall-calibration.js";
export * from "./refresh/index.js";
export { LIVE_STRATEGIES, liveStrategyByName, PLANNERS, plannerByName } from "./capture/registry.js";
export {
  expectedSharp,
  sharpChances,
  slotsFromAsOf,
  type PlanOrders,
} from "./capture/evaluate/expected-sharp.js";
export { sharpInHistory, type ChangeHistory } from "./capture/evaluate/change-history.js";
export { bestOrders, clairvoyantBest } from "./capture/strategies/clairvoyant-best.js";
export { clairvoyantWorst } from "./capture/strategies/clairvoyant-worst.js";
export { SOLAR_CONFIDENCE } from "./capture/strategies/solar-offline.js";
export { OPTIMAL } from "./capture/strategies/optimal.js";
export { OPTIMAL_HYBRID } from "./capture/strategies/hybrid.js";
export { OPTIMAL_ONE_VISIT } from "./capture/strategies/one-visit.js";
export { OPTIMAL_ONLINE, OPTIMAL_ONLINE_LIVE } from "./capture/strategies/optimal-online.js";
export { planRevisits } from "./capture/assignment/revisit-order.js";
export { oneVisitBound, revisitBound, twoVisitBound } from "./capture/assignment/upper-bound.js";
