import type { ChangeResult, Instant, NewsItem, PageUrl } from "#model/index.js";
import type { TellableNews } from "./news-rule.js";
import { type PageNewsKind } from "./news-words.js";
/** What happened to a page between two looks. */
export interface PageEvent {
    readonly site: string;
    readonly url: PageUrl;
    readonly kind: PageNewsKind;
    /** The identity key of the version that was found; of a page that is gone, what was found in its place. */
    readonly version: string;
    readonly at: Instant;
    readonly since: Instant | null;
    readonly captureId: string | null;
    /** Of the page, in its own words. */
    readonly title: string | null;
    /** What the detector says of a change; `null` where there is nothing to compare. */
    readonly change: ChangeResult | null;
    /** Said where there is no change to tell of, such as the address that a page has moved to. */
    readonly note?: string;
}
/** What happened to a site as a whole, or to the watch itself. */
export interface SiteEvent {
    readonly site: string;
    readonly kind: "sharp" | "trouble";
    /** What tells this event from others of its kind: a capture's id, or the trouble and the day. */
    readonly mark: string;
    readonly at: Instant;
    readonly captureId: string | null;
    readonly title: string;
    readonly summary: string;
}
/** News of a page. */
export declare function pageNews(event: PageEvent): TellableNews;
/** News of a site as a whole. */
export declare function siteNews({ site, kind, mark, at, captureId, title, summary }: SiteEvent): NewsItem;
