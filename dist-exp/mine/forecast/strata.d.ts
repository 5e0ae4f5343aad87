/** Classes of score that are told apart. */
export declare const SCORE_CLASSES = 10;
/** What is known of each row before the first fetch. */
export interface ScoredRows {
    readonly rows: number;
    /** Log-lift of each row. */
    readonly scores: Float64Array;
    /** Number that rows of one stratum share. */
    readonly keyOf: (row: number) => number;
}
/** The class of a score, 0 for the lowest. */
export declare function scoreClass(score: number): number;
/** Strata with their rows, likeliest first; rows are taken from the front. */
export declare class Strata {
    #private;
    readonly count: number;
    readonly ofRow: Int32Array;
    /** Lifts of the rows not taken yet, summed up. */
    readonly liftLeft: Float64Array;
    constructor(scored: ScoredRows);
    /** The likeliest row left, or the one `ahead` rows behind it; −1 when there is none. */
    row(stratum: number, ahead?: number): number;
    /** Takes the likeliest row left away. */
    take(stratum: number): void;
}
