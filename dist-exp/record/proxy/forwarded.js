// X-Forwarded-For, -Proto and -Host: what they say of the visitor is believed only when a proxy of ours says it.
import { isIP } from "node:net";
import { fieldOf, valuesOf } from "./passed-fields.js";
/** Whether an address is one of the proxies that are believed. */
export function isTrusted(address, trusted) {
    const family = isIP(address);
    return family !== 0 && trusted.check(address, family === 6 ? "ipv6" : "ipv4");
}
/** An IPv4 address as such, also where the socket names it as one of IPv6. */
export function plainAddress(address) {
    if (address === undefined)
        return "unknown";
    return address.startsWith("::ffff:") && address.includes(".") ? address.slice("::ffff:".length) : address;
}
const NAMES = /^x-forwarded-(?:for|proto|host)$/;
/** The fields with the three set: gone on from what a trusted proxy said, or begun anew. */
export function withForwarded(passed, asked, { address, isTls }, isBelieved) {
    const fields = [];
    for (let at = 0; at < passed.length; at += 2)
        if (!NAMES.test(passed[at].toLowerCase()))
            fields.push(passed[at], passed[at + 1]);
    const before = isBelieved ? valuesOf(asked, "x-forwarded-for") : [];
    const said = (name) => (isBelieved ? fieldOf(asked, name) : null);
    fields.push("X-Forwarded-For", [...before, address].join(", "));
    fields.push("X-Forwarded-Proto", said("x-forwarded-proto") ?? (isTls ? "https" : "http"));
    const host = said("x-forwarded-host") ?? fieldOf(asked, "host");
    if (host !== null)
        fields.push("X-Forwarded-Host", host);
    return fields;
}
