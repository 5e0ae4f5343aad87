import { type Instant } from "#model/index.js";
import type { Random } from "#ports/index.js";
import type { SitePage } from "../generate/site-page.js";
import { type PageVersion } from "../generate/timeline.js";
/** A copy as one cache holds it. */
interface Copy {
    readonly version: PageVersion;
    readonly filledAt: Instant;
}
/** What a cache handed out. */
export interface Served extends Copy {
    readonly node: number;
    readonly hit: boolean;
}
/** The caches of one page. */
export declare class PageCaches {
    #private;
    constructor(page: SitePage, caches: {
        readonly nodes: number;
        readonly ttlMs: number;
    });
    /** One cache by lot answers at the instant, from its copy or, when that is too old, from the origin. */
    serve(at: Instant, random: Random): Served;
}
export {};
