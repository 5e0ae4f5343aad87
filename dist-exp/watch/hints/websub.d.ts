import { type Instant, type PageUrl } from "#model/index.js";
import type { OfferedHubs } from "./hint-news.js";
import { type HubReply, type HubRequest } from "./websub-messages.js";
/** One feed at one hub; JSON-safe, kept by whoever runs the watch. */
export interface Subscription {
    readonly source: PageUrl;
    readonly topic: PageUrl;
    readonly hub: PageUrl;
    /** When the hub was last asked, and how often in a row it has not confirmed. */
    readonly askedAt: Instant | null;
    readonly tries: number;
    /** Until when it was confirmed. */
    readonly expiresAt: Instant | null;
}
/** A request that is to be sent to a hub. */
export interface HubQuestion {
    readonly source: PageUrl;
    readonly url: PageUrl;
    readonly post: {
        readonly contentType: string;
        readonly body: Uint8Array;
    };
}
/** Where hubs reach us, and what callbacks and secrets are derived from, so that none must be kept. */
export interface WebSubSettings {
    /** Public address that ends where the callbacks' names begin, such as `https://watch.example/websub/`. */
    readonly callbackBase: string;
    readonly key: Uint8Array;
}
/** The subscriptions of one site. */
export declare class WebSub {
    #private;
    constructor(settings: WebSubSettings, held?: readonly Subscription[]);
    /** To be kept. */
    get held(): readonly Subscription[];
    /** A feed names hubs; the first is subscribed at, and a feed that names another begins anew. */
    offer({ source, topic, hubs }: OfferedHubs): void;
    /** Sources that are no more. */
    drop(sources: readonly PageUrl[]): void;
    /** Hubs to be asked now, each noted as asked: new subscriptions, leases that run out, and silent ones after a pause. */
    questions(now: Instant, most: number): HubQuestion[];
    /** Whether a callback of this site has the name. */
    knows(name: string): boolean;
    /** Answers what came to a callback; `ping` is a source that is due now. */
    answer(request: HubRequest, now: Instant): HubReply;
}
