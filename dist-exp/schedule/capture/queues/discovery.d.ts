import type { PlanRequest, VisitQueue } from "../planner.js";
/** Runs a visit queue over a request, pages turning up through links unless all are known at the start. */
export declare function discoverVisits(request: PlanRequest, queue: VisitQueue): number[];
/** Number of pages to plan for: what is known, or the guess (at least one page). */
export declare function assumedSize(request: PlanRequest): number;
