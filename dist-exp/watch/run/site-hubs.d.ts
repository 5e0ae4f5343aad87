import type { World } from "#crawl/index.js";
import { type Instant, type PageUrl } from "#model/index.js";
import type { OfferedHubs } from "../hints/hint-news.js";
import type { HubDesk } from "../hints/hub-desk.js";
import type { Subscription } from "../hints/websub.js";
import type { SiteState } from "./site-state.js";
/** What hubs of a site are asked with. */
export interface HubParts {
    readonly desk: HubDesk;
    readonly site: string;
    /** With the fetcher that the site's budget pays for. */
    readonly world: Pick<World, "fetcher" | "gates" | "logger">;
    readonly signal: AbortSignal;
}
/** The hubs of one site. */
export declare class SiteHubs {
    #private;
    constructor(parts: HubParts, { subscriptions }: Pick<SiteState, "subscriptions">);
    /** To be kept. */
    get held(): readonly Subscription[];
    /** Feeds that hubs have told of since the last turn. */
    takePings(): readonly PageUrl[];
    /** A feed names hubs. */
    offer(offered: OfferedHubs): void;
    /** Lets go of subscriptions to all other feeds. */
    keepOnly(sources: readonly {
        readonly url: PageUrl;
    }[]): void;
    /** Asks the hubs that are to be asked now, within so many requests; one is noted as asked when its turn has come. */
    subscribe(mostRequests: number, delayMs: number, now: Instant): Promise<void>;
}
