const REASONS = {
    200: "OK",
    301: "Moved Permanently",
    302: "Found",
    304: "Not Modified",
    400: "Bad Request",
    404: "Not Found",
    405: "Method Not Allowed",
    410: "Gone",
    503: "Service Unavailable",
};
/** Reads a request head without its final empty line; `null` when it is not one. */
export function parseRequestHead(head) {
    const lines = head.split("\r\n");
    const start = /^([A-Z]+) (\/[^\s]*) (HTTP\/1\.[01])$/.exec(lines[0] ?? "");
    if (!start)
        return null;
    const headers = new Map();
    for (const line of lines.slice(1)) {
        const field = /^([!#$%&'*+\-.^_`|~0-9A-Za-z]+):[ \t]*(.*?)[ \t]*$/.exec(line);
        if (!field)
            return null;
        headers.set(field[1].toLowerCase(), field[2]);
    }
    return { method: start[1], target: start[2], httpVersion: start[3], headers };
}
/** Frames the response for the request. */
export function toWire(response, request) {
    const hasBody = request.method !== "HEAD" && response.status !== 304;
    const framing = framingFor(response, request);
    const wantsClose = /(^|[\s,])close([\s,]|$)/i.test(request.headers.get("connection") ?? "");
    const closes = framing === "close" || wantsClose || request.httpVersion === "HTTP/1.0";
    const headers = [...response.headers, ...framingHeaders(response, framing)];
    if (closes)
        headers.push(["Connection", "close"]);
    const pieces = hasBody ? framePieces(response.body, framing) : [];
    const isCut = response.isCut && response.body.length > 1 && hasBody;
    return {
        status: response.status,
        head: headBytes(response.status, headers),
        pieces: isCut ? cutPieces(pieces) : pieces,
        ending: isCut ? "cut" : closes ? "close" : "keep",
    };
}
function framingFor(response, request) {
    if (response.status === 304)
        return "content-length";
    if (response.framing === "chunked" && request.httpVersion === "HTTP/1.0")
        return "close";
    return response.framing;
}
function framingHeaders(response, framing) {
    if (response.status === 304 || framing === "close")
        return [];
    if (framing === "chunked")
        return [["Transfer-Encoding", "chunked"]];
    return [["Content-Length", String(response.body.length)]];
}
function headBytes(status, headers) {
    const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`);
    return Buffer.from(`HTTP/1.1 ${status} ${REASONS[status] ?? "Unknown"}\r\n${lines.join("")}\r\n`, "latin1");
}
/** At most eight pieces, so that a body arrives over time. */
function framePieces(body, framing) {
    const step = Math.max(1, Math.ceil(body.length / Math.min(8, Math.ceil(body.length / 1024))));
    const pieces = [];
    for (let at = 0; at < body.length; at += step)
        pieces.push(body.subarray(at, at + step));
    if (framing !== "chunked")
        return pieces;
    const chunks = pieces.map((piece) => Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from("\r\n")]));
    return [...chunks, Buffer.from("0\r\n\r\n")];
}
function cutPieces(pieces) {
    const kept = pieces.slice(0, Math.ceil(pieces.length / 2));
    const last = kept.at(-1);
    return [...kept.slice(0, -1), last.subarray(0, Math.max(1, last.length >> 1))];
}
