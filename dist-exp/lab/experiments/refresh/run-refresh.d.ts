import type { History } from "../../histories/history.js";
/** What is run. */
export interface RefreshRunOptions {
    /** Days captured, at the end of the history. */
    readonly days: number;
    /** Captures per day as shares of the pages. */
    readonly resources: readonly number[];
}
/** Half a year; from a page in a hundred per day to one in ten. */
export declare const REFRESH_DEFAULTS: RefreshRunOptions;
/** One planner at one budget; coherence as in bensaad2011 section 5.2, unknown for the bound. */
export interface RefreshRow {
    readonly resources: number;
    readonly strategy: string;
    readonly completeness: number;
    readonly weightCaptured: number;
    readonly coherence: number | null;
}
/** What `lab refresh` found. */
export interface RefreshResult {
    readonly experiment: "refresh";
    readonly history: string;
    readonly pages: number;
    readonly changes: number;
    readonly rows: readonly RefreshRow[];
}
/** Runs every planner at every budget. */
export declare function runRefreshOnHistory(history: History, options?: RefreshRunOptions): RefreshResult;
