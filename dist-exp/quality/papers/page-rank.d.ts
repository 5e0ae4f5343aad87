/**
 * PageRank over `links[i]`, the indexes of the pages that page i links to, each target once. Ranks sum to 1; a page
 * without links gives its rank to all, as a surfer who starts anew. O(rounds · links).
 */
export declare function pageRank(links: readonly (readonly number[])[]): Float64Array;
/** Ranks as importances in (0, 1]: the highest is 1. */
export declare function rankImportance(links: readonly (readonly number[])[]): number[];
