import { type LookTable } from "./look-table.js";
/** Reads and updates the pattern columns of a table of pages. */
export declare class PeriodPatterns {
    #private;
    readonly periods: number;
    /** The site's changes and time looked over, by period. */
    readonly site: {
        readonly changes: Float64Array;
        readonly exposures: Float64Array;
    };
    constructor(table: LookTable, periods: number, leaning: number);
    /** The site's pattern, mean 1. */
    siteShape(into: Float64Array): void;
    /** A page's own pattern, mean 1, leaning on the site's; `rate` is the page's mean rate per period. */
    shapeOf(row: number, rate: number, site: Float64Array, into: Float64Array): void;
    /** Mean importance of a page's changes in a period, leaning on the page's own mean. */
    importanceAt(row: number, k: number, mean: number): number;
    /** A look saw (from, to] pass and found `changes` changes of the given importance in it. */
    note(row: number, span: readonly [from: number, to: number], changes: number, importance: number): void;
}
/** Time of a span that falls on each period of the pattern. */
export declare function partsOf(from: number, to: number, periods: number): Float64Array;
