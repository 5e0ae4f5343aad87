/** |A ∩ B| / |A ∪ B|; two empty sets are equal, hence 1. */
export declare function jaccard<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): number;
/** Σ min(a, b) / Σ max(a, b) over the counts: Jaccard with every occurrence an element of its own. */
export declare function bagJaccard<T>(a: ReadonlyMap<T, number>, b: ReadonlyMap<T, number>): number;
