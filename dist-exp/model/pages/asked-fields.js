// Which fields of a browser's request are part of what is asked for: those that scripts and elements put there. What the
// browser says of itself and of the connection is not, at capture as at replay.
/** Of the connection, of the browser, or said by the fixed profile. */
const NOT_OF_THE_PAGE = /^(host|connection|content-length|user-agent|accept-language|accept-encoding|referer|upgrade-insecure-requests|dnt|priority|purpose|pragma|cache-control|te|service-worker|x-client-data|sec-.*|if-.*)$/;
/** What scripts ask for themselves, in the browser's words: here an Accept or a cookie is of their making. */
const BY_SCRIPT = new Set(["XHR", "Fetch", "EventSource", "Preflight"]);
/** Whether requests of this kind are a script's own. */
export function isScriptsOwn(resourceType) {
    return BY_SCRIPT.has(resourceType);
}
/** The fields that are part of what is asked for; names in lower case, in the order sent. */
export function fieldsOfPage({ headers, isByScript, isLedTo, method, url }) {
    const isSafe = method === "GET" || method === "HEAD";
    // A GET to the page's own origin is sent without one (Fetch standard, "append a request Origin header").
    const needless = isSafe ? new URL(url).origin : null;
    return headers
        .map(([name, value]) => [name.toLowerCase(), value])
        .filter((field) => (isOfPage(field, isByScript || !isSafe) || (isLedTo && field[0] === "cookie")) &&
        !(field[0] === "origin" && field[1] === needless));
}
function isOfPage([name, value], isByScript) {
    if (NOT_OF_THE_PAGE.test(name))
        return false;
    if (name === "accept")
        return isByScript && value !== "*/*";
    // Pictures, scripts and styles are asked for as a stranger would.
    if (name === "cookie")
        return isByScript;
    // From the first byte on is all of it, which a plain GET brings too.
    return !(name === "range" && value === "bytes=0-");
}
