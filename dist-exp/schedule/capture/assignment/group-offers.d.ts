import type { PlacementProblem } from "./placement.js";
/** Prices of the groups, one per breakpoint, and the best two offers to a page. */
export declare class GroupOffers {
    #private;
    readonly greatestWorth: number;
    readonly prices: Float64Array;
    /** Of the page looked at last: its greatest gain, the first group that offers it, the second greatest gain. */
    best: number;
    bestGroup: number;
    second: number;
    constructor(problem: PlacementProblem, breakpoints: Int32Array);
    setPrice(group: number, price: number): void;
    /** Finds the best two offers to a page, as going through all groups would. */
    look(page: number): void;
    /** What each page earns at most; looking at the breakpoints is enough (convexity). */
    pagePrices(): Float64Array;
}
