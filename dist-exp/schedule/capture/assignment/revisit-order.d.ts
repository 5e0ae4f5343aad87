import type { Placement } from "./placement.js";
import type { RevisitPlan, SlotModel, VisitedPage } from "../planner.js";
/**
 * Optimal for whatever order the visits took, with at most `budget` revisits. Where slot 0 is shared, the page
 * visited in it is the one revisited in it. Pages that failed or were seen changed are simply left out.
 */
export declare function planRevisits(visited: readonly VisitedPage[], model: SlotModel, budget?: number): RevisitPlan;
/** Pages into the revisit slots from `first` on, `budget` of them; the bound holds for any order of theirs. */
export declare function placeRevisits(visited: readonly VisitedPage[], model: SlotModel, { first, budget }?: {
    first?: number;
    budget?: number;
}): Placement;
