import type { PlacementProblem } from "./placement.js";
/** Prices and holders of all slots, grouped by breakpoint. */
export declare class SlotMarket {
    #private;
    constructor(problem: PlacementProblem, breakpoints: Int32Array);
    get greatestWorth(): number;
    /** One price per breakpoint: that of its cheapest slot. */
    get groupPrices(): Float64Array;
    /** What each page earns at most at these prices. */
    pagePrices(): Float64Array;
    /** All pages bid anew from the prices reached, each bid beating the second best group by the increment. */
    round(increment: number): void;
    /** The page of every slot: within a group, those that lose most by waiting come first. */
    fillSlots(): Int32Array;
}
