import type { ArchivedVersion } from "./query-result.js";
/** Definition 5.21: one time point lies in the invariance intervals of all versions. */
export declare function areCoherent(versions: readonly ArchivedVersion[]): boolean;
/** How the largest coherent part is chosen; the paper says the largest number. */
export type LargestBy = "count" | "weight";
/** Definition 5.22: weight of the largest coherent part over the whole weight; by count, the heavier of equals. */
export declare function queryCoherence(result: readonly ArchivedVersion[], largestBy?: LargestBy): number;
