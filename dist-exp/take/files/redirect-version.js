const REASONS = {
    301: "Moved Permanently",
    302: "Found",
    303: "See Other",
    307: "Temporary Redirect",
    308: "Permanent Redirect",
};
/** The redirect as a version of its page. */
export function redirectVersion(url, { status, to }, span) {
    const head = `HTTP/1.1 ${status} ${REASONS[status] ?? "Redirect"}\r\nLocation: ${to}\r\nContent-Length: 0\r\n\r\n`;
    return {
        told: { tier: "source", from: span.from, to: span.to, isCurrent: true },
        content: {
            type: "response",
            url,
            at: span.from,
            origin: "the map of redirects",
            conversion: "an answer made of the owner's map of redirects",
            bytes: Buffer.from(head, "latin1"),
            leftOut: null,
        },
    };
}
