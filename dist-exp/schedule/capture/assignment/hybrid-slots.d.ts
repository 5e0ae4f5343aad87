import type { PlanRequest } from "../planner.js";
/** A slot for every page on either side of t*, where it has one. */
export declare class HybridSlots {
    #private;
    readonly visitSlot: Float64Array;
    readonly revisitSlot: Float64Array;
    /** Fetched after t*, in order. */
    revisits: number[];
    constructor(request: PlanRequest);
    get hasBothKinds(): boolean;
    /** Indices of the pages with both a visit and a revisit. */
    get visitedTwice(): number[];
    /** Indices of the pages that the budget leaves without a fetch after t*. */
    get visitedOnly(): number[];
    /** A start: visits as far from t* as their share of the pages makes them denser than revisits. */
    placeTogether(): number;
    /** Best visit slots for the revisit slots as they are. */
    improveVisits(): void;
    /** Best revisit slots for the visit slots as they are; returns what the plan is worth before visits close up. */
    improveRevisits(): number;
}
