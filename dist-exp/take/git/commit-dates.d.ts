import { type Instant } from "#model/index.js";
/** The instants between which a commit was made; equal where its own date is believed. */
export interface CommitTimes {
    readonly earliest: readonly (Instant | null)[];
    readonly latest: readonly Instant[];
    /** How many dates are not believed. */
    readonly doubted: number;
}
/** Dates in seconds, the first commit first; whatever lies after `takenAt` or is no date at all is not believed. */
export declare function commitTimes(seconds: readonly number[], takenAt: Instant): CommitTimes;
/**
 * Which values are in every longest non-decreasing subsequence: those on some longest one, alone at their place in it
 * (patience sorting from both sides, O(n log n)). NaN is in none.
 */
export declare function inEveryLongest(values: readonly number[]): boolean[];
