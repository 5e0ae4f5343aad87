// What a skip cost and saved (near-miner equations 6 to 9), and the recall that counts skipped updates too.
/** No pages, no changes. */
export function emptySkipCounts() {
    return { skipped: 0, fetched: 0, changes: 0, skippedInsertions: 0, skippedDeletions: 0, skippedUpdates: 0 };
}
/** Equations 6 to 9; a version without pages has bypass ratio 0 and precision and recall 1. */
export function skipMetrics(counts) {
    const pages = counts.skipped + counts.fetched;
    const held = pages - counts.skippedInsertions;
    const missed = counts.skippedInsertions + counts.skippedDeletions;
    return {
        bypassRatio: pages === 0 ? 0 : counts.skipped / pages,
        overallPrecision: pages === 0 ? 1 : held / (pages + counts.skippedDeletions),
        overallRecall: pages === 0 ? 1 : held / pages,
        changeRecall: counts.changes === 0 ? null : (counts.changes - missed) / counts.changes,
        changeRecallUpdates: counts.changes === 0 ? null : (counts.changes - missed - counts.skippedUpdates) / counts.changes,
    };
}
