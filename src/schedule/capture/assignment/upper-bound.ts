// What no plan of a family exceeds, for planners that do not find the optimum themselves.
import { oneVisitOptimum, twoVisitOptimum } from "./family-optimum.js";
import type { PlanRequest, SlotModel, VisitedPage } from "../planner.js";
import { placeRevisits } from "./revisit-order.js";

/** Bound on every visit order with every revisit order within the budget. */
export function twoVisitBound(request: PlanRequest): number {
  return twoVisitOptimum(request).upperBound;
}

/** Bound on every order of single fetches after t*. */
export function oneVisitBound(request: PlanRequest): number {
  return oneVisitOptimum(request).upperBound;
}

/** Bound on every revisit order of these visits, also where an order puts a second page into slot 0. */
export function revisitBound(visited: readonly VisitedPage[], model: SlotModel, budget = Infinity): number {
  return placeRevisits(visited, model, { budget }).upperBound;
}
