/** A pattern's mean per period, with how much was seen in each. */
export declare class PatternLearner {
    #private;
    /** Starts at, and leans on, another pattern (the site's) as if `leaning` looks per period had said so. */
    constructor(towards: ArrayLike<number>, leaning: number);
    /**
     * Algorithm 1's Update, which the paper leaves open. Declared here: the running mean of all that was seen in
     * period k, where the site's value counts as `leaning` looks. Forgetting nothing, it converges.
     */
    update(k: number, value: number): void;
    /** Mean per period. */
    get means(): Float64Array;
    /** Share of the means that comes from the page itself, 0 to 1. */
    get ownShare(): number;
}
/** Counts as a pattern with mean 1, shrunk towards another pattern by `leaning` changes. */
export declare function shrunkPattern(counts: ArrayLike<number>, towards: ArrayLike<number>, leaning: number): Float64Array;
/** Whether counts by period differ from an even spread. */
export interface PatternTest {
    /** Pearson's chi-squared over its degrees of freedom. */
    readonly statistic: number;
    readonly pValue: number;
    /** p below 0.01 and at least five changes per period on the mean, or a spread no chance explains. */
    readonly present: boolean;
}
/** Tests for a pattern being there at all; bursts are not chance, so counts are divided by their dispersion first. */
export declare function testPattern(counts: ArrayLike<number>, dispersion?: number): PatternTest;
