import type { CapturePlan, PlanFamily, PlanRequest, SlotModel } from "../planner.js";
/** A visit order and a revisit order, as indices into the request's pages. */
export interface PlanOrders {
    readonly visits: readonly number[];
    readonly revisits: readonly number[];
}
/**
 * Slots between t* and the fetch that lies `position` places from it: the papers share slot 0 between the
 * last visit and the first revisit; live, t* lies half a slot from either.
 */
export declare function slotsFromAsOf(position: number, model: SlotModel): number;
/** Slots from each page's visit to t*, by page index; NaN for a page that is not visited. */
export declare function visitAges(visits: readonly number[], pages: number, model: SlotModel): Float64Array;
/** Slots from t* to each page's revisit, by page index; NaN for a page that is not revisited. */
export declare function revisitDelays(revisits: readonly number[], pages: number, model: SlotModel): Float64Array;
/**
 * Each page's chance to be sharp, by page index. A page fetched twice: S(a + b). A page fetched only after
 * t*: S(b), where one fetch is enough (a trusted Last-Modified, or a family that takes stamps for granted).
 * A page fetched only before t* proves nothing at t*.
 */
export declare function sharpChances(request: PlanRequest, orders: PlanOrders, family: PlanFamily): Float64Array;
/** Expected weight of sharp pages: E[#sharp] when all weights are 1. */
export declare function expectedSharp(request: PlanRequest, orders: PlanOrders, family: PlanFamily): number;
/** Completes a plan from its two orders: revisits within the budget, expectation, hopeless pages, bound. */
export declare function completePlan(request: PlanRequest, planner: {
    readonly name: string;
    readonly family: PlanFamily;
}, ordered: PlanOrders, upperBound: number): CapturePlan;
