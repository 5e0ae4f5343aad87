import type { PlanRequest } from "../planner.js";
/** Slots by page index; only pages fetched on both sides of t* are looked up. */
interface SlotsOfPages {
    readonly visitSlot: ArrayLike<number>;
    readonly revisitSlot: ArrayLike<number>;
}
/** The smaller of the bounds from one θ for all pages and from the plan's own a/(a + b), which is tight there. */
export declare function hybridBound(request: PlanRequest, plan?: SlotsOfPages): number;
export {};
