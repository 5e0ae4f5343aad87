/** Least number of single-unit insertions, deletions and replacements; a metric. O(|a|·|b|). */
export declare function levenshtein(a: ArrayLike<unknown>, b: ArrayLike<unknown>): number;
