/** Shared patterns with mean 1, the commonest first, and the share of pages that follow each. */
export interface PatternLibrary {
    readonly patterns: readonly Float64Array[];
    readonly shares: readonly number[];
}
/** Finds at most `size` shared patterns in the pages' counts by period; deterministic. */
export declare function findPatterns(pages: readonly ArrayLike<number>[], size: number): PatternLibrary;
/** How likely a page follows each pattern of the library. */
export declare function membership(library: PatternLibrary, counts: ArrayLike<number>): number[];
/** A page's pattern: its own counts leaning on the shared patterns it seems to follow. */
export declare function patternWithLibrary(library: PatternLibrary, counts: ArrayLike<number>, leaning: number): Float64Array;
