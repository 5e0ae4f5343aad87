import type { SearchSpace } from "./search-space.js";
/** A row of a batch with its log-lift as things stand. */
export interface BatchRow {
    readonly row: number;
    readonly stratum: number;
    readonly score: number;
}
/** How likely the strata are as things stand: the first row with what a probe there is worth, and the others. */
export interface Standing {
    /** Strata with rows left, and the greatest of their tops. */
    readonly open: Int32Array;
    readonly top: number;
    readonly tops: Float64Array;
    /** Log of the factor by which the evidence moves each row. */
    readonly factors: Float64Array;
    readonly scores: Float64Array;
}
/** The next batch; with `all` every row that is left. */
export declare function nextBatch(space: SearchSpace, standing: Standing, all: boolean): BatchRow[];
