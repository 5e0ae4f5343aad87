import { type NewsItem } from "#model/index.js";
/** What a feed is about, and where it stands. */
export interface FeedOptions {
    /** `null` for the news of all sites. */
    readonly site: string | null;
    /** Address of the reading room. */
    readonly room: string;
    /** Address of the feed itself. */
    readonly self: string;
}
/** The media type of a feed. */
export declare const ATOM_TYPE = "application/atom+xml; charset=utf-8";
/** The feed of these news, in the order given; every id is that of its event, for ever (section 4.2.6). */
export declare function atomFeed(items: readonly NewsItem[], { site, room, self }: FeedOptions): string;
