/** Bucket numbers of many rows, one per block, as positions in one weight vector. */
export declare class FeatureBlocks {
    #private;
    readonly width: number;
    readonly size: number;
    readonly cells: Uint16Array;
    constructor(blocks: readonly number[], rows: number);
    /** Sets the bucket of one block of a row. */
    put(row: number, block: number, bucket: number): void;
}
/** What a period taught about some rows, each one page or several that are alike. */
export interface Lesson {
    readonly cells: Uint16Array;
    readonly rows: number;
    /** Lift of each row before this model's own factor; a row with 0 is left out. */
    readonly base: Float64Array;
    /** How much of the period's changes each row held; all rows together at most 1. */
    readonly share: Float64Array;
    /** Pages of the site, so that base / pages is a share too. */
    readonly pages: number;
    /** Steps in which the rows are gone through. */
    readonly batches: number;
}
/** Poisson regression on one-hot blocks, learned online with step sizes that shrink per weight (AdaGrad). */
export declare class LiftModel {
    #private;
    constructor({ width, size }: FeatureBlocks, rate: number);
    /** What it has learned: weights, and what their steps shrink by. */
    get columns(): {
        readonly weights: Float64Array;
        readonly squares: Float64Array;
    };
    /** This model's part of a row's log-lift. */
    score(cells: Uint16Array, row: number): number;
    /** Learns one period. */
    learn({ cells, rows, base, share, pages, batches }: Lesson): void;
}
