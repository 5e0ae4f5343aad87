import type { Placement, PlacementProblem } from "./placement.js";
/** Places pages by an auction for groups of neighbouring slots; see {@link Placement.upperBound} for the gap. */
export declare function placeByBreakpoints(problem: PlacementProblem): Placement;
/** Prices of the slots at breakpoints, the cheapest at 0; good to about a thousandth of the greatest worth. */
export declare function priceSlots(problem: PlacementProblem): {
    breakpoints: Int32Array;
    prices: Float64Array;
};
