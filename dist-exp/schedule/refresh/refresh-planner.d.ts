/** What planners know of the pages, as columns; patterns repeat every `periods` periods (bensaad2011 Definition 4.21). */
export interface RefreshPages {
    readonly count: number;
    /** Importance of each page, w(P). */
    readonly weights: Float64Array;
    /** Number of periods in a pattern, N_T. */
    readonly periods: number;
    /** Expected number of changes of page i in period k at `i * periods + k`. */
    readonly rates: Float32Array;
    /** Mean importance of a change of page i in period k, same layout. */
    readonly importances: Float32Array;
}
/** One strategy. */
export interface RefreshPlanner {
    readonly name: string;
    /** Begins with every page just captured; `budget` captures per period are to be expected. */
    start(pages: RefreshPages, budget: number): RefreshRun;
}
/** What a strategy at work goes on with when more is known, or pages came and went. */
export interface RefreshRenewal {
    readonly pages: RefreshPages;
    /** The period that will be chosen for next. */
    readonly period: number;
    readonly budget: number;
    /** Periods over which completeness is still counted. */
    readonly leftPeriods: number;
    /** Page i was page `before[i]` until now; −1 for a new one, which counts as captured in the period before. */
    readonly before: Int32Array;
}
/** A strategy at work; what it chooses counts as captured in that period. */
export interface RefreshRun {
    /** Page numbers to capture in the given period, in order of capture; at most `budget`, all different. */
    choose(period: number, budget: number): Int32Array;
    /** Goes on with columns learned anew. */
    renew(renewal: RefreshRenewal): void;
    /** What it holds of every page, to be saved; whoever writes into the columns of a new run restores it. */
    readonly memory: readonly Float64Array[];
}
/** A column in its new order; new pages get what `fresh` says. */
export declare function carriedOver(column: Float64Array, before: Int32Array, fresh: (page: number) => number): Float64Array;
/** Mean over the pattern of a page's column. */
export declare function patternMean({ periods }: RefreshPages, column: Float32Array, page: number): number;
/** Mean changes per period of every page. */
export declare function meanRates(pages: RefreshPages): Float64Array;
