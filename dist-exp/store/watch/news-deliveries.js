// What every store of news says alike.
import { hash } from "node:crypto";
/** News of a long digest that are read into memory to be brought; the others are counted. */
export const MOST_BROUGHT = 200;
/**
 * The key of a delivery, from its channel and its first piece of news: no news goes over a channel twice, so that no two
 * deliveries have the same.
 */
export function deliveryKey(channel, firstNews) {
    const text = JSON.stringify(["isochron-delivery/1", channel, firstNews]);
    return `isochron-${hash("sha256", text, "hex").slice(0, 32)}`;
}
