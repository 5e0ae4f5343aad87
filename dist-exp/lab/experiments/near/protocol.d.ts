import { type SkipCounts, type SkippedDirectories } from "#schedule/index.js";
import { type WeeklyVersions } from "../../histories/weekly-versions.js";
import type { WeekChange } from "./week-changes.js";
/** One window: versions `start` to `start + train − 1` are known, version `test` is to be captured. */
export interface NearWindow {
    readonly start: number;
    readonly train: number;
    readonly test: number;
}
/** The paper's rule in two readings, plain frequency and the oracle: those that skip whole directories. */
export declare const DIRECTORY_RULES: readonly ["strict", "dormant", "frequency", "oracle"];
/** One of {@link DIRECTORY_RULES}. */
export type DirectoryRule = (typeof DIRECTORY_RULES)[number];
/** A history with its transitions and the pages alive in each test version. */
export interface NearHistory {
    readonly versions: WeeklyVersions;
    readonly changes: readonly WeekChange[];
}
/** The directories that one rule skips in one window. */
export declare function skipDirectories({ versions, changes }: NearHistory, window: NearWindow, rule: DirectoryRule, beta?: number): SkippedDirectories;
/** Counts a skip's savings and misses against what really happened in the test week. */
export declare function countSkips(near: NearHistory, test: number, alive: Float64Array, skipped: SkippedDirectories): SkipCounts;
/** Visits the windows in order of their test week with the contents of the test version. */
export declare function forEachWindow(near: NearHistory, windows: readonly NearWindow[], visit: (window: NearWindow, contents: Float64Array) => void): void;
