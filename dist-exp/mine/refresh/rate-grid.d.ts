/** The rates, rising; the first is a page that never changes. */
export declare const REFRESH_RATES: Float64Array;
/** How many rates there are. */
export declare const RATE_COUNT: number;
/** Chance of no change in `time` periods at every rate. */
export declare function survivals(time: number, into: Float64Array): void;
/** What is thought of a page before anything was seen anywhere: every rate alike, and a fifth that never change. */
export declare function firstPrior(neverShare: number): Float64Array;
