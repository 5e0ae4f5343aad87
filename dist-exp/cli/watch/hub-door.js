import { listenForHubs } from "#server/index.js";
import { hubKey } from "#store/index.js";
import { MOST_HUB_BYTES, openHubDesk } from "#watch/index.js";
/** Opens it for these sites. */
export async function openHubDoor({ callbackBase, host, port }, sites, { archive, clock, logger }, { memory }) {
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
