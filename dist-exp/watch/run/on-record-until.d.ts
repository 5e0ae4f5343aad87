import type { World } from "#crawl/index.js";
import { type Instant } from "#model/index.js";
/** The end of what is on record of one site. */
export declare class OnRecordUntil {
    #private;
    constructor(site: string, { archive }: Pick<World, "archive">);
    /** Said when the clock is behind; `null` when it is not. */
    whyWait(now: Instant, lastTurnAt: Instant | null): Promise<string | null>;
}
