import type { SlotModel, VisitQueue } from "../planner.js";
/** Re-plans on the pages known so far and an estimate of those unknown. */
export declare class LookAheadQueue implements VisitQueue {
    #private;
    constructor(sizeGuess: number | null, model: SlotModel);
    add(pages: Parameters<VisitQueue["add"]>[0]): void;
    next(): number | null;
}
