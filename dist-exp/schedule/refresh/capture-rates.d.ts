import { type RefreshPages, type RefreshPlanner } from "./refresh-planner.js";
/** Captures per period of every page, for a budget. */
export type CaptureRates = (pages: RefreshPages, budget: number) => Float64Array;
/** A strategy of rates. */
export declare function capturesByRate(name: string, ratesOf: CaptureRates): RefreshPlanner;
/** Finds the multiplier at which the rates add up to the budget; `rateAt` must fall as the multiplier grows. */
export declare function ratesForBudget(count: number, budget: number, rateAt: (page: number, multiplier: number) => number): Float64Array;
