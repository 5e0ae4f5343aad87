// A page is one exact URI (RFC 3986-safe normalisation only); SURT keys serve look-up, never identity.
/** Longest URL taken from the network; longer ones are refused as traps. */
export const MAX_URL_LENGTH = 4096;
/** Resolves and normalises a link; `null` when it is not an http(s) address we may hold. */
export function parsePageUrl(text, base) {
    let url;
    try {
        url = new URL(text, base);
    }
    catch {
        return null;
    }
    if (url.protocol !== "http:" && url.protocol !== "https:")
        return null;
    if (url.username !== "" || url.password !== "" || url.hostname === "")
        return null;
    // Only a fragment in the text itself can be in the result; taking out none costs as much as parsing.
    if (text.includes("#"))
        url.hash = "";
    return url.href.length > MAX_URL_LENGTH ? null : url.href;
}
/** Host and port: the unit of politeness. */
export function hostOf(url) {
    // A normalised URL has a path, so that its host ends at the third slash; asked for every link of every page.
    const start = url.indexOf("://") + 3;
    const end = url.indexOf("/", start);
    return end === -1 ? new URL(url).host : url.slice(start, end);
}
/** Path and query, as they are asked for: an empty query is none. */
export function pathAndQueryOf(url) {
    const path = url.indexOf("/", url.indexOf("://") + 3);
    const fragment = url.indexOf("#", path);
    const length = fragment === -1 ? url.length : fragment;
    return url.slice(path, url.indexOf("?") === length - 1 ? length - 1 : length);
}
