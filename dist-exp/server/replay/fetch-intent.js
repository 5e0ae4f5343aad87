/** Whether the browser itself names what the request is for; browsers do so over TLS and on this machine. */
export function isTold(headers) {
    return headers["sec-fetch-dest"] !== undefined;
}
/** Reads the intent of a request. */
export function intentOf(headers) {
    if (headers["service-worker"] !== undefined)
        return "service-worker";
    switch (headers["sec-fetch-dest"]) {
        case undefined:
            // Browsers name no destination to addresses that they do not trust, but navigations still ask for this.
            return headers["upgrade-insecure-requests"] === "1" ? "window" : "plain";
        case "document":
            return "window";
        case "iframe":
        case "frame":
            return "frame";
        case "serviceworker":
            return "service-worker";
        case "empty":
        case "webidentity":
        case "sharedstorageworklet":
            return "read";
        default:
            return "part";
    }
}
/** Whether the request comes from the origin itself, from the reader's own hand, or from no browser. */
export function isFromSameOrigin(headers) {
    const from = headers["sec-fetch-site"];
    return from === undefined || from === "same-origin" || from === "none";
}
