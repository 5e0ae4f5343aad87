const KEPT = new Set([
    "accept-ranges",
    "access-control-allow-credentials",
    "access-control-allow-headers",
    "access-control-allow-methods",
    "access-control-allow-origin",
    "access-control-expose-headers",
    "age",
    "allow",
    "cache-control",
    "content-disposition",
    "content-encoding",
    "content-language",
    "content-location",
    "content-security-policy",
    "content-security-policy-report-only",
    "content-type",
    "cross-origin-embedder-policy",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
    "date",
    "etag",
    "expires",
    "last-modified",
    "link",
    "location",
    "memento-datetime",
    "origin-agent-cluster",
    "permissions-policy",
    "pragma",
    "referrer-policy",
    "refresh",
    "retry-after",
    "server",
    "service-worker-allowed",
    "sourcemap",
    "strict-transport-security",
    "timing-allow-origin",
    "vary",
    "via",
    "warning",
    "x-content-type-options",
    "x-frame-options",
    "x-powered-by",
    "x-robots-tag",
    "x-ua-compatible",
    "x-xss-protection",
]);
/** Said of a connection, and said anew by the record's own length. */
const FRAMING = new Set([
    "connection",
    "content-length",
    "keep-alive",
    "proxy-connection",
    "te",
    "trailer",
    "transfer-encoding",
    "upgrade",
]);
/** Makes it; the body behind it has no transfer coding. */
export function keptHead({ status, statusText, fields }, bodyBytes) {
    let text = `HTTP/1.1 ${status} ${statusText}\r\n`;
    const leftOut = new Set();
    for (let at = 0; at < fields.length; at += 2) {
        const name = fields[at].toLowerCase();
        if (KEPT.has(name))
            text += `${fields[at]}: ${fields[at + 1]}\r\n`;
        else if (!FRAMING.has(name))
            leftOut.add(name);
        else if (name === "transfer-encoding")
            leftOut.add("transfer-encoding (the body is kept without its chunks)");
    }
    const words = [...leftOut].sort().join(", ");
    return {
        text: `${text}Content-Length: ${bodyBytes}\r\n\r\n`,
        leftOut: words === "" ? null : `fields left out: ${words}`,
    };
}
