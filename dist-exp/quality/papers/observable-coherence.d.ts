import type { ClosedInterval, Instant } from "#model/index.js";
/** A page downloaded once. */
export interface Download {
    /** μ: its last change before the download. */
    readonly lastChangeAt: Instant;
    /** t(p). */
    readonly downloadedAt: Instant;
}
/** The intersection of [μ, t(p)], closed at the right since the content was seen there; `null` when empty. */
export declare function observableInterval(downloads: readonly Download[]): ClosedInterval | null;
/** What closed intervals have in common; `null` when that is nothing, or there are none. */
export declare function closedIntersection<T>(items: readonly T[], intervalOf: (item: T) => readonly [from: Instant, to: Instant]): ClosedInterval | null;
