import { type PlanOrders } from "./expected-sharp.js";
import type { CapturePlanner, SlotModel } from "../planner.js";
/**
 * How many slots before t*, and after it, each page had the content that it had at t*. A page visited a
 * slots before and revisited b after is sharp iff a ≤ before and b ≤ after.
 */
export interface ChangeHistory {
    readonly unchangedBefore: Float64Array;
    readonly unchangedAfter: Float64Array;
}
/** Whether each page is sharp under a plan, given what really happened; pages fetched once are not. */
export declare function sharpInHistory(orders: PlanOrders, history: ChangeHistory, model: SlotModel): boolean[];
/** The farthest place from t* at which a fetch still finds the content of t*, per page; −1 for none. */
export declare function deadlines(unchanged: Float64Array, model: SlotModel): Int32Array;
/** Where the slots that differ from page to page begin: after the shared one, if there is one. */
export declare function firstOwnSlot(model: SlotModel): number;
/** A baseline as a planner; it counts pages, whatever their weights, and the bound is the best count. */
export declare function clairvoyantPlanner(name: string, history: ChangeHistory, ordersFor: (history: ChangeHistory, model: SlotModel) => PlanOrders, bestFor: (history: ChangeHistory, model: SlotModel) => PlanOrders): CapturePlanner;
