import { type Instant } from "#model/index.js";
import type { Random } from "#ports/index.js";
import type { PageCaches } from "./page-caches.js";
import type { RenderedPages } from "../generate/rendered-pages.js";
import type { ServerClock } from "./server-clock.js";
import type { SitePage } from "../generate/site-page.js";
import type { SiteRequest, SiteResponse } from "./wire.js";
/** One page asked for, with what its answer depends on. */
export interface PageRequest {
    readonly request: SiteRequest;
    readonly page: SitePage;
    readonly caches: PageCaches | null;
    readonly chosenAt: Instant;
    readonly clock: ServerClock;
    readonly startAt: Instant;
    readonly random: Random;
    readonly rendered: RenderedPages;
    readonly isCut: boolean;
}
/** The page's response. */
export declare function respondWithPage(ask: PageRequest): SiteResponse;
