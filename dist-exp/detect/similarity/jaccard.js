// Jaccard similarity of sets and of bags (slides2010 "Jaccard Similarity of Sets"); 1 - J is a metric.
/** |A ∩ B| / |A ∪ B|; two empty sets are equal, hence 1. */
export function jaccard(a, b) {
    const [small, large] = a.size <= b.size ? [a, b] : [b, a];
    let shared = 0;
    for (const item of small)
        if (large.has(item))
            shared++;
    const union = a.size + b.size - shared;
    return union === 0 ? 1 : shared / union;
}
/** Σ min(a, b) / Σ max(a, b) over the counts: Jaccard with every occurrence an element of its own. */
export function bagJaccard(a, b) {
    let shared = 0;
    let total = 0;
    for (const [item, count] of a) {
        shared += Math.min(count, b.get(item) ?? 0);
        total += count;
    }
    for (const count of b.values())
        total += count;
    return total === 0 ? 1 : shared / (total - shared);
}
