import type { PlanRequest, SlotModel, VisitedPage } from "../planner.js";
/** Bound on every visit order with every revisit order within the budget. */
export declare function twoVisitBound(request: PlanRequest): number;
/** Bound on every order of single fetches after t*. */
export declare function oneVisitBound(request: PlanRequest): number;
/** Bound on every revisit order of these visits, also where an order puts a second page into slot 0. */
export declare function revisitBound(visited: readonly VisitedPage[], model: SlotModel, budget?: number): number;
