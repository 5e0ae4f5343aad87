import type { World } from "#crawl/index.js";
import { type PlanFile } from "#watch/index.js";
import type { Io } from "../io.js";
import type { HubPlace } from "./hub-place.js";
/** How a watch is run. */
export interface WatchRun {
    readonly plan: PlanFile;
    readonly turnMs: number;
    /** Ends by itself after so long; never unless told. */
    readonly forMs: number | null;
    readonly isJson: boolean;
    /** Where the reading room is, for links in news. */
    readonly room: string;
    /** Where hubs reach it; without it none are subscribed at. */
    readonly hubs: HubPlace | null;
}
/** Watches until it is stopped, or its time is over. */
export declare function runWatch(run: WatchRun, world: World, io: Io): Promise<void>;
