import type { Instant, PageUrl } from "#model/index.js";
import { WebSub, type Subscription, type WebSubSettings } from "./websub.js";
import type { HubReply, HubRequest } from "./websub-messages.js";
/** Answers hubs for every site, and keeps their pings until the sites' turns. */
export declare class HubDesk {
    #private;
    constructor(settings: WebSubSettings);
    /** The subscriptions of a site; what hubs have said in this process is newer than what was kept. */
    open(site: string, held: readonly Subscription[]): WebSub;
    /** Whether a callback has this name: nothing else is worth reading a body for. */
    knows(name: string): boolean;
    /** Answers what came to a callback. */
    answer(request: HubRequest, now: Instant): HubReply;
    /** Feeds of a site that hubs have told of since the last call. */
    takePings(site: string): readonly PageUrl[];
    /** The site is watched no more: its hubs are told so when they call. */
    forget(site: string): void;
}
