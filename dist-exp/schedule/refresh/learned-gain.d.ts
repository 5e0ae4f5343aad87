/** The name of the strategy. */
export declare const LEARNED_GAIN = "learned-gain";
/** What is known of the pages at this moment, by row. */
export interface GainOutlook {
    readonly count: number;
    /** Share of a page's completeness that a look now is expected to bring; far above 1 for a page never looked at. */
    readonly gain: Float64Array;
    /** The part of it that waiting would bring as well. */
    readonly wait: Float64Array;
}
/** The index of every page: weight times what would be lost by waiting. */
export declare function learnedGain({ count, gain, wait }: GainOutlook, weights: Float64Array): Float64Array;
