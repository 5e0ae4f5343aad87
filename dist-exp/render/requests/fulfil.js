/** Head and body for `Fetch.fulfillRequest`: the fields as they came, in order, each ended by NUL. */
export function fulfilmentOf(requestId, { status, reason, headers, body, }) {
    const lines = headers.map(([name, value]) => `${name}: ${value}`.replaceAll("\0", ""));
    return {
        requestId,
        responseCode: status,
        // Chromium refuses an empty phrase.
        ...(reason ? { responsePhrase: reason } : {}),
        binaryResponseHeaders: Buffer.from(lines.join("\0"), "latin1").toString("base64"),
        body: Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString("base64"),
    };
}
/** Whether Chromium takes such a status: it refuses those that no final response has. */
export function isShowableStatus(status) {
    return Number.isInteger(status) && status >= 200 && status <= 599;
}
/** What the browser is told of a fetch that failed. */
export function reasonOf(code) {
    const [, reason = "Failed"] = REASONS.find(([pattern]) => pattern.test(code)) ?? [];
    return reason;
}
const REASONS = [
    [/time|slow/i, "TimedOut"],
    [/dns|name|ENOTFOUND/i, "NameNotResolved"],
    [/ECONNREFUSED|connect-refused/i, "ConnectionRefused"],
    [/reset|closed|EPIPE|disconnect/i, "ConnectionClosed"],
    [/unreach|private-address/i, "AddressUnreachable"],
];
