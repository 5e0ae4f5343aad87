import type { Placement, PlacementProblem } from "./placement.js";
/** Places pages: exactly up to `exactPages`, near-linearly beyond; the bound holds in both cases. */
export declare function placePages(problem: PlacementProblem, exactPages?: number): Placement;
