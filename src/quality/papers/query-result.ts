// What a query for a time gets (bensaad2011 Definitions 4.22 to 4.24): of each page the version nearest to it.
import type { HalfOpenInterval, Instant } from "#model/index.js";

/** A version in the archive. */
export interface ArchivedVersion {
  readonly capturedAt: Instant;
  /** [μ, μ*): its life. */
  readonly invariance: HalfOpenInterval;
  /** w(P[t]). */
  readonly importance: number;
}

/** R(Q(t_q)): per page the version that minimises |t − t_q|; the paper leaves ties open, the earlier wins here. */
export function queryResult(
  pages: readonly (readonly ArchivedVersion[])[],
  queryAt: number,
): ArchivedVersion[] {
  return pages.flatMap((versions) => {
    let nearest: ArchivedVersion | null = null;
    for (const version of versions) if (!nearest || isBetter(version, nearest, queryAt)) nearest = version;
    return nearest ?? [];
  });
}

function isBetter(version: ArchivedVersion, than: ArchivedVersion, queryAt: number): boolean {
  const [a, b] = [Math.abs(version.capturedAt - queryAt), Math.abs(than.capturedAt - queryAt)];
  return a < b || (a === b && version.capturedAt < than.capturedAt);
}
