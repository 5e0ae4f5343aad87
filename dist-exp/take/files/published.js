// Which file is published at which address: those that are published nowhere, or at an address that two files claim,
// are counted and left out.
import { parsePageUrl } from "#model/index.js";
import { addressOfFile } from "../address/file-address.js";
import { shownName } from "./walk.js";
const CONTESTED = "not told: two files, or a redirect, at one address";
const ERROR_PAGE = "not told: error pages, which are shown at other addresses";
/** Paths by the address of each, in the order of the paths. */
export function publishedAt(paths, { root, rules }, passed) {
    const pages = new Map();
    const contested = new Set(redirectsOf({ root, rules }).keys());
    for (const path of paths) {
        const address = addressOfFile(Buffer.from(path, "latin1"), root, rules);
        if (address.kind === "none")
            passed.add(address.why, shownName(path));
        else if (rules.errorPages.includes(shownName(path)))
            passed.add(ERROR_PAGE, shownName(path));
        else if (contested.has(address.url))
            passed.add(CONTESTED, shownName(path));
        else if (pages.has(address.url)) {
            contested.add(address.url);
            passed.add(CONTESTED, shownName(pages.get(address.url)));
            passed.add(CONTESTED, shownName(path));
            pages.delete(address.url);
        }
        else
            pages.set(address.url, path);
    }
    return pages;
}
/** Redirects by the address that they lead from. */
export function redirectsOf({ root, rules }) {
    return new Map(Object.entries(rules.redirects).flatMap(([from, { to, status }]) => {
        const url = parsePageUrl(from, root);
        return url === null || !url.startsWith(root)
            ? []
            : [[url, { status, to: encodeLocation(to, url) }]];
    }));
}
/** No bytes but those of an address may stand in a field (RFC 9110 10.2.2). */
function encodeLocation(to, from) {
    return /^[\x21-\x7e]+$/.test(to) ? to : (parsePageUrl(to, from) ?? from);
}
