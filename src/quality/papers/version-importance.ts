// Importance of a version (bensaad2011 Definition 4.25): of the change that made it, times that of its page.
import type { Instant } from "#model/index.js";

/** A change of a page with its importance in [0, 1]. */
export interface WeightedChange {
  readonly at: Instant;
  readonly importance: number;
}

/**
 * w(P[t]) = w[t′] · w(P), t′ the last change at or before t. The paper leaves a page's first version, which no
 * change made, undefined: it counts 1 here.
 */
export function versionImportance(
  changes: readonly WeightedChange[],
  at: Instant,
  pageImportance: number,
): number {
  let last: WeightedChange | null = null;
  for (const change of changes) if (change.at <= at && (!last || change.at >= last.at)) last = change;
  return (last?.importance ?? 1) * pageImportance;
}
