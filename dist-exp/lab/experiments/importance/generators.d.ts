import type { Random } from "#ports/index.js";
import type { RefreshPages } from "#schedule/index.js";
/** Periods in a day's pattern (bensaad2011 section 7). */
export declare const PERIODS = 24;
/** How the pages of a site differ from each other. */
export interface PatternGenerator {
    readonly name: string;
    /** Rates lie log-uniformly between these, changes per period on the mean. */
    readonly rates: readonly [least: number, most: number];
    /** Number of different hours at which pages peak; 0 for flat patterns. */
    readonly peaks: number;
    /** Concentration of a day's changes around the peak: 0 is flat, 3 puts most into six hours. */
    readonly sharpness: number;
    /** The importance of changes peaks this far from their rate, in hours, by page at random up to it. */
    readonly importanceShift: number;
    /** Page weights lie log-uniformly between this and 1. */
    readonly leastWeight: number;
}
/** From alike to very different. */
export declare const GENERATORS: readonly PatternGenerator[];
/** Generators whose pages differ in rate by a factor of 25 and more. */
export declare const HETEROGENEOUS: string[];
/** Draws the pages of a site. */
export declare function generatePages(generator: PatternGenerator, count: number, random: Random): RefreshPages;
