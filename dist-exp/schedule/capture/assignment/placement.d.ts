/** Each of `count` pages gets its own slot among 0…count−1. */
export interface PlacementProblem {
    readonly count: number;
    /** Slots from here on earn nothing (a budget of revisits); `count` when all earn. */
    readonly earningSlots: number;
    /** Expected sharp weight of a page in an earning slot; convex in the slot, which the bounds rely on. */
    readonly worth: (page: number, slot: number) => number;
}
/** Who goes where, what it is worth, and what no placement can exceed. */
export interface Placement {
    readonly pageOfSlot: Int32Array;
    readonly expected: number;
    readonly upperBound: number;
}
