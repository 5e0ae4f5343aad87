import type { SitePlan } from "#model/index.js";
import { SiteWatch } from "./site-watch.js";
import type { WatchGround } from "./watch-ground.js";
/** The open sites of a watch, those used last last. */
export declare class OpenSites {
    #private;
    constructor(ground: WatchGround, mostOpen?: number);
    /** The watch of a site by its plan as it is now; the caller uses one site once at a time. */
    get(plan: SitePlan): Promise<SiteWatch>;
    /** Leaves those that were not used lately, beyond as many as may be open. */
    trim(inUse: ReadonlySet<string>): Promise<void>;
    /** Leaves one, also after a fault: it is opened anew from what is kept. */
    leave(name: string): Promise<void>;
    /** Leaves all. */
    close(): Promise<void>;
}
