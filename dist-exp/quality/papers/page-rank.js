// Importance of pages from the links between them: PageRank (Brin & Page 1998), by power iteration.
const DAMPING = 0.85;
const MOST_ROUNDS = 200;
/** Sum of the ranks' moves below which a round counts as the last. */
const SETTLED = 1e-12;
/**
 * PageRank over `links[i]`, the indexes of the pages that page i links to, each target once. Ranks sum to 1; a page
 * without links gives its rank to all, as a surfer who starts anew. O(rounds · links).
 */
export function pageRank(links) {
    const n = links.length;
    let ranks = new Float64Array(n).fill(1 / n);
    for (let round = 0; round < MOST_ROUNDS; round++) {
        const next = nextRanks(links, ranks);
        let moved = 0;
        for (let i = 0; i < n; i++)
            moved += Math.abs(next[i] - ranks[i]);
        ranks = next;
        if (moved < SETTLED)
            break;
    }
    return ranks;
}
function nextRanks(links, ranks) {
    const n = links.length;
    const next = new Float64Array(n);
    let loose = 0;
    for (const [i, targets] of links.entries()) {
        if (targets.length === 0)
            loose += ranks[i];
        for (const target of targets)
            next[target] += ranks[i] / targets.length;
    }
    for (let i = 0; i < n; i++)
        next[i] = (1 - DAMPING) / n + DAMPING * (next[i] + loose / n);
    return next;
}
/** Ranks as importances in (0, 1]: the highest is 1. */
export function rankImportance(links) {
    const ranks = pageRank(links);
    const highest = ranks.reduce((most, rank) => Math.max(most, rank), 0);
    return Array.from(ranks, (rank) => rank / highest);
}
