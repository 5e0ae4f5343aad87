import type { History } from "../../histories/history.js";
import { type PatternGenerator } from "../importance/generators.js";
import { type PageLives } from "../importance/lives.js";
/** A site that is watched for `horizon` periods from 0 on. */
export interface WatchedSite {
    readonly pages: {
        readonly count: number;
        readonly weights: Float64Array;
    };
    readonly directories: readonly string[];
    readonly lives: PageLives;
    /** 1 for versions that say the page is gone. */
    readonly gone: Uint8Array;
    readonly horizon: number;
    /** What a period is and after how many the pattern repeats. */
    readonly periodMs: number;
    readonly patternPeriods: number;
}
/** Which part of a history is watched. */
export interface WatchedStretch {
    readonly days: number;
    /** Days that lie between the stretch and the end of the history. */
    readonly beforeEnd?: number;
    /** At most about so many pages, every k-th one; all when left out. */
    readonly mostPages?: number;
    /** By event of the history; all weigh the same when left out. */
    readonly importance?: Float64Array;
}
/** A stretch of a history, its last days as a rule: pages that were there when it began. */
export declare function watchedHistory(history: History, { days, beforeEnd, mostPages, importance }: WatchedStretch): WatchedSite;
/** A site of `lab importance`: pages that change by patterns of the day, which nobody tells the watch. */
export declare function watchedPatterns(generator: PatternGenerator, { pages: count, days, seed }: {
    readonly pages: number;
    readonly days: number;
    readonly seed: number;
}): WatchedSite;
