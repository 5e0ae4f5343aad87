// The door for hubs put together: the key, what is subscribed to, and the listener.
import type { World } from "#crawl/index.js";
import type { WatchStores } from "#ports/index.js";
import { listenForHubs, type HubListener } from "#server/index.js";
import { hubKey } from "#store/index.js";
import { MOST_HUB_BYTES, openHubDesk, type HubDesk } from "#watch/index.js";
import type { HubPlace } from "./hub-place.js";

/** Open, with the desk that answers at it. */
export interface HubDoor extends HubListener {
  readonly desk: HubDesk;
}

/** Opens it for these sites. */
export async function openHubDoor(
  { callbackBase, host, port }: HubPlace,
  sites: readonly string[],
  { archive, clock, logger }: World,
  { memory }: WatchStores,
): Promise<HubDoor> {
  const key = await hubKey(archive.dir);
  const desk = await openHubDesk({ callbackBase, key }, sites, memory);
  const { hostname: callbackHost, pathname: path } = new URL(callbackBase);
  const listener = await listenForHubs({
    host,
    port,
    callbackHost,
    path,
    mostBytes: MOST_HUB_BYTES,
    knows: (name) => desk.knows(name),
    answer: (call) => desk.answer(call, clock.now()),
    logger,
  });
  return { ...listener, desk };
}
