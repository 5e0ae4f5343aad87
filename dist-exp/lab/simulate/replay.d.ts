import type { Random } from "#ports/index.js";
import { type PlanOrders, type PlanPage, type SlotModel } from "#schedule/index.js";
import { type Summary } from "./summary.js";
/** Sharp pages of each plan over `runs` histories; all plans face the same histories. */
export declare function simulatePlans(pages: readonly PlanPage[], plans: readonly PlanOrders[], model: SlotModel, { runs, random }: {
    readonly runs: number;
    readonly random: Random;
}): Summary[];
