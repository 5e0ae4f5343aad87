import { type Instant } from "#model/index.js";
import type { Clock, Fetcher, FetchRequest, FetchResult } from "#ports/index.js";
import type { ScriptSite, SiteRequest } from "./script-site.js";
/** One message as it was sent, and when. */
export interface SentMessage {
    readonly bytes: Uint8Array;
    readonly at: Instant;
}
/** How long a body is: said in the head, or told chunk by chunk, with extensions (RFC 9112 section 7.1). */
export type SiteFraming = "length" | "chunked";
/** Fetches from one site under both its names; time passes only on the clock. */
export declare class ScriptSiteFetcher implements Fetcher {
    #private;
    readonly profile: {
        "User-Agent": string;
        Accept: string;
        "Accept-Encoding": string;
    };
    /** In the order of sending. */
    readonly sent: SentMessage[];
    constructor(site: ScriptSite, clock: Clock, framing?: SiteFraming);
    fetch(request: FetchRequest): Promise<FetchResult>;
    close(): Promise<void>;
}
/** The request that a page is, as the site sees it. */
export declare function siteRequest({ url }: Pick<FetchRequest, "url">): SiteRequest;
