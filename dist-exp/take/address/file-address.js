// The address that a file of a site is published at. Names are bytes: whatever is no plain character of a path is
// written as its bytes (RFC 3986 2.1), so that two files never come to one address by their spelling.
import { parsePageUrl } from "#model/index.js";
const MOST_PATH_BYTES = 2000;
/** RFC 3986 3.3: pchar, less the percent sign; and the slash between segments. */
const PLAIN = /[A-Za-z0-9\-._~!$&'()*+,;=:@/]/;
/** The address of a file; `path` is relative to the source's root, in bytes, with slashes. */
export function addressOfFile(path, root, rules) {
    if (path.length > MOST_PATH_BYTES)
        return none("not told: names too long for an address");
    const segments = Buffer.from(path).toString("latin1").split("/");
    if (segments.some((segment) => segment === "" || segment === "." || segment === ".." || segment.includes("\0")))
        return none("not told: names that no path may hold");
    if (segments.some(isHidden))
        return none("not told: hidden, as servers hide them");
    const url = parsePageUrl(root + served(segments, rules).map(encoded).join("/"));
    return url === null ? none("not told: names too long for an address") : { kind: "page", url };
}
function none(why) {
    return { kind: "none", why };
}
/** `.git`, `.htaccess`, `.env`: published by nobody; `.well-known` is what RFC 8615 makes public. */
function isHidden(segment) {
    return segment.startsWith(".") && segment !== ".well-known";
}
/** An index file stands for its directory; where addresses are clean, a page goes without its extension. */
function served(segments, { indexNames, cleanUrls }) {
    const name = segments.at(-1);
    const folder = segments.slice(0, -1);
    if (indexNames.includes(name))
        return [...folder, ""];
    return [...folder, cleanUrls ? name.replace(/\.html?$/i, "") : name];
}
function encoded(segment) {
    return Array.from(segment, (byte) => PLAIN.test(byte) ? byte : `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`).join("");
}
