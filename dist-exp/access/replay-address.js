// Replay addresses: `<prefix>/<17-digit timestamp>/<url>`, with `if_` after the timestamp for what stands in a frame, and
// `w` and the wished time where the moment was chosen for one.
import { MAX_URL_LENGTH, parsePageUrl, parseTimestamp, toTimestamp17, } from "#model/index.js";
const FRAME_MARK = "if_";
const OUTLINE_MARK = "ol_";
/** The path under which a page is replayed as of a time. */
export function replayPath(prefix, target) {
    return `${prefix}/${toTimestamp17(target.at)}/${target.url}`;
}
/** The same with the time for which the moment was chosen: for the page around, which tells both. */
export function wishedPath(prefix, target, wished) {
    return `${prefix}/${toTimestamp17(target.at)}w${toTimestamp17(wished)}/${target.url}`;
}
/** The same for a frame, perhaps with the parts of the page coloured. */
export function framedPath(prefix, target, isOutlined = false) {
    return `${prefix}/${toTimestamp17(target.at)}${isOutlined ? OUTLINE_MARK : FRAME_MARK}/${target.url}`;
}
/** Reads a request path without its prefix, query included; `null` when it is no replay address. */
export function parseReplayPath(path) {
    const match = /^\/(\d{4,17})(?:w(\d{17}))?(if_|ol_)?\/(https?:\/{1,2}[^/].*)$/is.exec(path);
    if (match === null)
        return null;
    const [, moment, wish, mark, written] = match;
    const [at, wished] = [parseTimestamp(moment), wish === undefined ? null : parseTimestamp(wish)];
    // Some clients fold the double slash in the middle of a path.
    const url = parsePageUrl(written.replace(/^(https?:)\/([^/])/i, "$1//$2"));
    if (at === null || !url)
        return null;
    const isOutlined = mark?.toLowerCase() === OUTLINE_MARK;
    return { at, url, isFramed: mark !== undefined, wished, ...(isOutlined && { isOutlined }) };
}
/**
 * The replay address for a link as written in a document; `null` leaves the link as it is (same-document
 * fragments, and schemes that never reach the network).
 */
export function replayLink(link, base, place) {
    const written = link.trim();
    if (written === "" || written.startsWith("#"))
        return null;
    let url;
    try {
        url = new URL(written, base);
    }
    catch {
        return null;
    }
    if (url.protocol !== "http:" && url.protocol !== "https:")
        return null;
    // Only where there are any: to set them is to read the address again, and a page has hundreds.
    if (url.username !== "")
        url.username = "";
    if (url.password !== "")
        url.password = "";
    // What the archive can never hold must still not lead out of it.
    if (url.href.length > MAX_URL_LENGTH)
        return "about:blank";
    return `${place.prefix}/${toTimestamp17(place.at)}${place.isFramed ? FRAME_MARK : ""}/${url.href}`;
}
