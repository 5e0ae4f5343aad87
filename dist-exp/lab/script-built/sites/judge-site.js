// Holds what a capture claims of a script-built site against the site's own truth. It knows nothing of what makes claims.
import { createHash } from "node:crypto";
import { parseIso } from "#model/index.js";
import { siteRequest } from "./site-fetcher.js";
/** Judges every sharp page, and every document that was shown. */
export function judgeSite(site, { pages, asOf }, documents) {
    const at = parseIso(asOf);
    const sharp = pages.filter(({ verdict }) => verdict === "sharp");
    const claimed = documents.filter(({ isSharp }) => isSharp);
    return {
        sharp: sharp.length,
        falseSharp: sharp
            .filter((page) => digestAt(site, page.url, at) !== page.contentDigest)
            .map(({ url }) => url),
        shown: claimed.length,
        falseShown: claimed.filter((one) => asRead(one.text) !== textAt(site, one.url, at)).map(({ url }) => url),
        unclaimed: documents.filter(({ isSharp }) => !isSharp).map(({ url }) => url),
    };
}
/** The page of a site that an address is of. */
function pageOfUrl({ origins, pages }, url) {
    return pages.find(({ path }) => `${origins.own}${path}` === url) ?? null;
}
function digestAt(site, url, at) {
    const { body } = site.answer(siteRequest({ url: url }), at);
    return `sha-256:${createHash("sha256").update(body).digest("hex")}`;
}
function textAt(site, url, at) {
    const page = pageOfUrl(site, url);
    return page && asRead(page.text(at));
}
/** White space is layout. */
function asRead(text) {
    return text.replaceAll(/\s+/g, " ").trim();
}
