import type { Instant, NewsItem } from "#model/index.js";
/** What makes an event this one and no other. */
export interface NewsEvent extends Pick<NewsItem, "site" | "kind" | "url"> {
    /**
     * Of a page the identity key of the version that was found (or in its place what tells that there is none any more); of
     * a site the day, the capture or the period that the news is about, and what of it.
     */
    readonly mark: string;
    /** The look before that, which did not show it yet: a version may come back, and that is another event. */
    readonly since: Instant | null;
}
/** The id of an event: 128 bits of a digest over a JSON list, in which no two events are written alike. */
export declare function newsId({ site, kind, url, mark, since }: NewsEvent): string;
