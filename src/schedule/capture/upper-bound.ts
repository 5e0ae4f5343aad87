// What no plan of a family exceeds, for planners that do not find the optimum themselves.
import { oneVisitOptimum, twoVisitOptimum } from "./family-optimum.js";
import type { PlanRequest } from "./planner.js";

/** Bound on every visit order with every revisit order within the budget. */
export function twoVisitBound(request: PlanRequest): number {
  return twoVisitOptimum(request).upperBound;
}

/** Bound on every order of single fetches after t*. */
export function oneVisitBound(request: PlanRequest): number {
  return oneVisitOptimum(request).upperBound;
}
