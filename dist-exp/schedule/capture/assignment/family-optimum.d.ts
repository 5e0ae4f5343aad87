import type { Placement } from "./placement.js";
import type { PlanRequest } from "../planner.js";
/**
 * All visited, then revisited in the opposite order, at most `revisitBudget` of them. For convex survival no
 * pair of orders does better: S(a + b) ≤ (S(2a) + S(2b)) / 2, and each half is this assignment.
 */
export declare function twoVisitOptimum({ pages, model, revisitBudget }: PlanRequest): Placement;
/** One fetch each, in slots 0, 1, … after t*. */
export declare function oneVisitOptimum({ pages, model }: PlanRequest): Placement;
