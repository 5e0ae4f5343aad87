/** Counters of one test version; the names are the paper's. */
export interface SkipCounts {
    /** N_s and N_m: pages of the test version passed over, and fetched. */
    skipped: number;
    fetched: number;
    /** C_t: inserted, deleted and modified pages. */
    changes: number;
    /** C1_s. */
    skippedInsertions: number;
    /** C2_s. */
    skippedDeletions: number;
    skippedUpdates: number;
}
/** The paper's measures; the recalls are `null` when nothing changed. */
export interface SkipMetrics {
    readonly bypassRatio: number;
    readonly overallPrecision: number;
    readonly overallRecall: number;
    /** Equation 9 as printed: skipped updates are not counted as missed. */
    readonly changeRecall: number | null;
    /** The same with skipped updates counted as missed. */
    readonly changeRecallUpdates: number | null;
}
/** No pages, no changes. */
export declare function emptySkipCounts(): SkipCounts;
/** Equations 6 to 9; a version without pages has bypass ratio 0 and precision and recall 1. */
export declare function skipMetrics(counts: SkipCounts): SkipMetrics;
