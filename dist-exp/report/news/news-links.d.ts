import type { NewsItem } from "#model/index.js";
/** Addresses in a reading room. */
export interface NewsLinks {
    /** Where the event is shown best: what changed between two looks, else the page, the capture or the site. */
    readonly diff: string;
    /** What is known and proved of it. */
    readonly proof: string;
}
/** Where a piece of news leads, in the reading room at this address. */
export declare function newsLinks({ url, at, since, captureId, site }: NewsItem, room: string): NewsLinks;
/** Where all that is known of a site stands. */
export declare function siteLink(site: string | null, room: string): string;
