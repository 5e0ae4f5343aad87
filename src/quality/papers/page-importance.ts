// Importance of pages, in (0, 1]: by the links between them, by words that matter, or as someone says.

const DAMPING = 0.85;
const ROUNDS = 100;
const SETTLED = 1e-9;

/** PageRank over `links[i]` (indexes of the pages that page i links to), scaled so that the greatest is 1. */
export function pageRank(links: readonly (readonly number[])[]): number[] {
  const n = links.length;
  let ranks = Array.from({ length: n }, () => 1 / n);
  for (let round = 0; round < ROUNDS; round++) {
    const next = nextRanks(links, ranks);
    const moved = next.reduce((sum, rank, i) => sum + Math.abs(rank - ranks[i]!), 0);
    ranks = next;
    if (moved < SETTLED) break;
  }
  const greatest = ranks.reduce((most, rank) => Math.max(most, rank), 0);
  return ranks.map((rank) => rank / greatest);
}

/** A page without links gives its rank to all, as a surfer who starts anew. */
function nextRanks(links: readonly (readonly number[])[], ranks: readonly number[]): number[] {
  const n = links.length;
  const next = Array.from({ length: n }, () => 0);
  let loose = 0;
  for (const [i, targets] of links.entries()) {
    if (targets.length === 0) loose += ranks[i]!;
    for (const target of targets) next[target]! += ranks[i]! / targets.length;
  }
  return next.map((sum) => (1 - DAMPING) / n + DAMPING * (sum + loose / n));
}

/** Share of the keywords that a text contains, in any case; a page without any keeps a tenth of a share. */
export function keywordImportance(text: string, keywords: readonly string[]): number {
  if (keywords.length === 0) return 1;
  const lower = text.toLowerCase();
  const found = keywords.filter((keyword) => lower.includes(keyword.toLowerCase())).length;
  return Math.max(found, 0.1) / keywords.length;
}
