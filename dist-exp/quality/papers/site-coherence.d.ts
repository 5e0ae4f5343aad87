import type { Instant } from "#model/index.js";
import { type LargestBy } from "./query-coherence.js";
import { type ArchivedVersion } from "./query-result.js";
/** A site's pages, each with its versions. */
export type SiteVersions = readonly (readonly ArchivedVersion[])[];
/** Definition 5.23: the mean over the given query times, which belong beside any figure. */
export declare function siteCoherence(pages: SiteVersions, queryTimes: readonly Instant[], largestBy?: LargestBy): number;
/**
 * The same as an exact integral over [o_s, o_e]: a result changes only midway between two captures of a page, so
 * the coherence is constant in between. One sweep over these turns; each replaces one version: O(n log n).
 */
export declare function siteCoherenceIntegral(pages: SiteVersions, from: Instant, to: Instant, largestBy?: LargestBy): number;
/** Definition 5.24: the mean over sites. */
export declare function archiveCoherence(sites: readonly number[]): number;
