import type { PageLooked } from "#crawl/index.js";
import { type Instant, type NewsItem, type ReportHead } from "#model/index.js";
import type { TellableNews } from "../news/news-rule.js";
/** What is known of the page beside the look itself. */
export interface NewsContext {
    readonly site: string;
    /** Whether every page known at the start has been seen: what turns up from then on is new. */
    readonly isSettled: boolean;
    /** Whether the last look found the page gone. */
    readonly wasGone: boolean;
}
/** What a look is news of; `null` where there is nothing to tell. */
export declare function newsOfLook(look: PageLooked, context: NewsContext): TellableNews | null;
/** What is told of a site that keeps silent. */
export interface Silence {
    readonly site: string;
    readonly turns: number;
    readonly at: Instant;
    /** Until when it was left alone before: the same for whoever tells of it again after a kill. */
    readonly before: Instant | null;
}
/** Said when nobody has answered for a while. */
export declare function deadNews({ site, turns, at, before }: Silence, until: Instant): NewsItem;
/** Said when a site answers that was told to be silent. */
export declare function aliveNews({ site, turns, at, before }: Silence): NewsItem;
/** Said when a whole capture has ended. */
export declare function sharpNews({ capture, site, all, asOf, finishedAt }: ReportHead): NewsItem;
