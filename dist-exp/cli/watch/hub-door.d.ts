import type { World } from "#crawl/index.js";
import type { WatchStores } from "#ports/index.js";
import { type HubListener } from "#server/index.js";
import { type HubDesk } from "#watch/index.js";
import type { HubPlace } from "./hub-place.js";
/** Open, with the desk that answers at it. */
export interface HubDoor extends HubListener {
    readonly desk: HubDesk;
}
/** Opens it for these sites. */
export declare function openHubDoor({ callbackBase, host, port }: HubPlace, sites: readonly string[], { archive, clock, logger }: World, { memory }: WatchStores): Promise<HubDoor>;
