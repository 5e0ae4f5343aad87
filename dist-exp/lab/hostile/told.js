// Behaviours that are one text: what a server says at once, and what the record says of it.
const CHUNKED = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n";
/** Bodies under one chunked head. */
export function chunkedTo(bodies) {
    return underHead(CHUNKED, bodies);
}
/** Texts under one head. */
export function underHead(head, texts) {
    return Object.fromEntries(Object.entries(texts).map(([name, [text, record]]) => [name, [head + text, record]]));
}
