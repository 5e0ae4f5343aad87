// Coherence of a site's and of an archive's holdings (001 Definitions 5.23 and 5.24).
import type { Instant } from "#model/index.js";
import { queryCoherence, type LargestBy } from "./query-coherence.js";
import { queryResult, type ArchivedVersion } from "./query-result.js";

/** A site's pages, each with its versions. */
export type SiteVersions = readonly (readonly ArchivedVersion[])[];

/** Definition 5.23: the mean over the given query times, which belong beside any figure. */
export function siteCoherence(
  pages: SiteVersions,
  queryTimes: readonly Instant[],
  largestBy: LargestBy = "count",
): number {
  const sum = queryTimes.reduce<number>(
    (total, at) => total + queryCoherence(queryResult(pages, at), largestBy),
    0,
  );
  return queryTimes.length === 0 ? 1 : sum / queryTimes.length;
}

/**
 * The same as an exact integral over [o_s, o_e]: a result changes only midway between two captures of a page,
 * so the coherence is constant in between.
 */
export function siteCoherenceIntegral(
  pages: SiteVersions,
  from: Instant,
  to: Instant,
  largestBy: LargestBy = "count",
): number {
  const turns = pages.flatMap(midpoints).filter((at) => at > from && at < to);
  const edges: number[] = [from, ...new Set(turns.sort((a, b) => a - b)), to];
  let area = 0;
  for (let i = 1; i < edges.length; i++) {
    const [start, end] = [edges[i - 1]!, edges[i]!];
    area += (end - start) * queryCoherence(queryResult(pages, (start + end) / 2), largestBy);
  }
  return from === to ? queryCoherence(queryResult(pages, from), largestBy) : area / (to - from);
}

function midpoints(versions: readonly ArchivedVersion[]): number[] {
  const times = versions.map((version) => version.capturedAt).sort((a, b) => a - b);
  return times.slice(1).map((at, i) => (times[i]! + at) / 2);
}

/** Definition 5.24: the mean over sites. */
export function archiveCoherence(sites: readonly number[]): number {
  return sites.length === 0 ? 1 : sites.reduce((sum, site) => sum + site, 0) / sites.length;
}
