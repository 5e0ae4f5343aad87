import { type PageUrl } from "#model/index.js";
/** A feed's own address and its hubs. */
export interface FeedHubs {
    readonly topic: PageUrl;
    readonly hubs: readonly PageUrl[];
}
/** Reads them; Link fields count before elements, and a feed without `self` is called as it was asked for. */
export declare function hubsOf(content: Uint8Array, contentType: string | null, { url, links }: {
    readonly url: PageUrl;
    readonly links: readonly string[];
}): FeedHubs;
