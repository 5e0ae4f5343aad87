/** Where a piece of news leads, in the reading room at this address. */
export function newsLinks({ url, at, since, captureId, site }, room) {
    const capture = captureId === null ? hrefOf(room, ["sites", site]) : hrefOf(room, ["captures", captureId]);
    if (url === null)
        return { diff: capture, proof: capture };
    const proof = hrefOf(room, ["page", url], `?at=${at}`);
    return { diff: since === null ? proof : hrefOf(room, ["diff", String(since), String(at), url]), proof };
}
/** Where all that is known of a site stands. */
export function siteLink(site, room) {
    return hrefOf(room, site === null ? [] : ["sites", site]);
}
function hrefOf(room, path, query = "") {
    // Half of a surrogate pair cannot be escaped.
    const words = path.map((word) => encodeURIComponent(word.replace(/\p{Surrogate}/gu, "\ufffd")));
    return `${room.replace(/[#?].*$/s, "").replace(/\/+$/, "")}/#/${words.join("/")}${query}`;
}
