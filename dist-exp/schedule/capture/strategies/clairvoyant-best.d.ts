import { type ChangeHistory } from "../evaluate/change-history.js";
import type { PlanOrders } from "../evaluate/expected-sharp.js";
import type { CapturePlanner, SlotModel } from "../planner.js";
/** The most pages that can be sharp together. */
export declare function clairvoyantBest(history: ChangeHistory): CapturePlanner;
/** A pair of orders with the most sharp pages. */
export declare function bestOrders(history: ChangeHistory, model: SlotModel): PlanOrders;
