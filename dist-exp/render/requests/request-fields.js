/** Used where nothing else is said; the user agent is the browser's. */
export const FIELD_PROFILE = {
    acceptLanguage: "en-US,en;q=0.9",
    acceptEncoding: "gzip",
    isRefererCut: true,
};
/** Written by the fetcher: they frame the message or belong to the connection (RFC 9112 sections 3.2, 6 and 9). */
const NOT_OURS = new Set([
    "host",
    "connection",
    "content-length",
    "transfer-encoding",
    "keep-alive",
    "upgrade",
]);
/** As browsers send them; what is not named follows by name. */
const ORDER = [
    "user-agent",
    "accept",
    "accept-language",
    "accept-encoding",
    "content-type",
    "origin",
    "referer",
    "cookie",
    "upgrade-insecure-requests",
    "sec-fetch-dest",
    "sec-fetch-mode",
    "sec-fetch-site",
];
/** All fields but those of the connection. */
export function wireFields(asked, profile) {
    const fields = new Map();
    const put = (name, value) => fields.set(name.toLowerCase(), [name, value]);
    put("User-Agent", profile.userAgent);
    put("Accept", "*/*");
    put("Accept-Language", profile.acceptLanguage);
    put("Accept-Encoding", profile.acceptEncoding);
    for (const [name, value] of fetchMetadata(asked))
        put(name, value);
    for (const [name, value] of Object.entries(asked.headers)) {
        const key = name.toLowerCase();
        if (NOT_OURS.has(key) || !isSendable(name, value))
            continue;
        put(name, key === "referer" && profile.isRefererCut ? originOf(value) : value);
    }
    return [...fields].sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1)).map(([, field]) => field);
}
function rank(name) {
    const at = ORDER.indexOf(name);
    return at === -1 ? ORDER.length : at;
}
/** A field that would break its line is none of the page's to send. */
function isSendable(name, value) {
    return /^[!#$%&'*+.^_`|~\w-]{1,256}$/.test(name) && !/[^\t\x20-\x7e\x80-\xff]/.test(value);
}
function originOf(address) {
    return URL.canParse(address) ? `${new URL(address).origin}/` : address;
}
/** What a request is for (Fetch Metadata): Chromium adds these below the place at which we answer. */
function fetchMetadata(asked) {
    return [
        ["Sec-Fetch-Dest", destinationOf(asked)],
        ["Sec-Fetch-Mode", modeOf(asked)],
        ["Sec-Fetch-Site", asked.isMainDocument && !asked.isLedTo ? "none" : siteOf(asked)],
    ];
}
function modeOf({ resourceType, method, headers, workerKind }) {
    if (resourceType === "Document")
        return "navigate";
    // With GET and HEAD an Origin goes out in mode cors alone (Fetch, "append a request Origin header"): modules do that.
    if (headers["Origin"] !== undefined && /^(?:GET|HEAD)$/.test(method))
        return "cors";
    return workerKind === null ? (MODES[resourceType] ?? "no-cors") : "same-origin";
}
const MODES = {
    XHR: "cors",
    Fetch: "cors",
    Font: "cors",
    EventSource: "cors",
    Manifest: "cors",
    Preflight: "cors",
    TextTrack: "cors",
};
const DESTINATIONS = {
    Stylesheet: "style",
    Image: "image",
    Media: "video",
    Font: "font",
    Script: "script",
    TextTrack: "track",
    Manifest: "manifest",
};
function destinationOf({ resourceType, isMainDocument, workerKind, headers }) {
    if (resourceType === "Document")
        return isMainDocument ? "document" : "iframe";
    if (workerKind !== null)
        return workerKind;
    // The site's icon, which has no kind of its own.
    if (resourceType === "Other" && headers["Accept"]?.startsWith("image/"))
        return "image";
    return DESTINATIONS[resourceType] ?? "empty";
}
function siteOf({ url, pageUrl, headers }) {
    const from = [headers["Origin"], headers["Referer"], pageUrl].find((one) => one !== undefined && URL.canParse(one));
    if (from === undefined || !URL.canParse(url))
        return "cross-site";
    const [asking, asked] = [new URL(from), new URL(url)];
    if (asking.origin === asked.origin)
        return "same-origin";
    const isSameSite = asking.protocol === asked.protocol && registered(asking) === registered(asked);
    return isSameSite ? "same-site" : "cross-site";
}
/** The last two labels of a name, three below short ones (co.uk): near enough to the list of public suffixes. */
function registered({ hostname }) {
    if (/^[\d.]+$|^\[/.test(hostname))
        return hostname;
    const labels = hostname.split(".");
    const count = (labels.at(-2) ?? "").length <= 3 ? 3 : 2;
    return labels.slice(-count).join(".");
}
