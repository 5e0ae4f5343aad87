// What a skip cost and saved (near-miner equations 6 to 9), and the recall that counts skipped updates too.

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
export function emptySkipCounts(): SkipCounts {
  return { skipped: 0, fetched: 0, changes: 0, skippedInsertions: 0, skippedDeletions: 0, skippedUpdates: 0 };
}

/** Equations 6 to 9; a version without pages has bypass ratio 0 and precision and recall 1. */
export function skipMetrics(counts: SkipCounts): SkipMetrics {
  const pages = counts.skipped + counts.fetched;
  const held = pages - counts.skippedInsertions;
  const missed = counts.skippedInsertions + counts.skippedDeletions;
  return {
    bypassRatio: pages === 0 ? 0 : counts.skipped / pages,
    overallPrecision: pages === 0 ? 1 : held / (pages + counts.skippedDeletions),
    overallRecall: pages === 0 ? 1 : held / pages,
    changeRecall: counts.changes === 0 ? null : (counts.changes - missed) / counts.changes,
    changeRecallUpdates:
      counts.changes === 0 ? null : (counts.changes - missed - counts.skippedUpdates) / counts.changes,
  };
}
