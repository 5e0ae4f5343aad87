// Replay of a long response: decoded and rewritten as it is read from the archive, at the reader's pace.
import { mediaType, pieceDecoder, SHOW_LIMITS } from "#formats/index.js";
import { appliedCodings } from "#formats/http/content-coding.js";
import { parseResponseHead } from "#formats/http/http-message.js";
import { StreamedBody } from "#formats/http/streamed-body.js";
import { decodedPieces, stopOf } from "#formats/http/streamed-content.js";
import { rewriteLongHtml } from "./rewrite-long.js";
/** Prepares a long response; its first bytes are decoded at once, so that what cannot be is told before it is sent. */
export async function longContent(pieces, head, { url, rewrite, opening }) {
    const codings = appliedCodings(head.headers);
    if (!Array.isArray(codings))
        return codings;
    const read = () => decodedPieces(payload(pieces(), head), codings, SHOW_LIMITS);
    const content = read()[Symbol.asyncIterator]();
    let first;
    try {
        first = await content.next();
    }
    catch (error) {
        const stop = stopOf(error);
        if (stop)
            return stop;
        throw error;
    }
    const contentType = head.header("content-type");
    const all = startingWith(first, content);
    const type = mediaType(contentType);
    if (type !== "text/html" && type !== "application/xhtml+xml") {
        const { framing } = head;
        const bytes = codings.length === 0 && framing.kind === "length" ? framing.bytes : null;
        return { kind: "ok", contentType, body: all, verbatim: { bytes, read } };
    }
    const { charset, decode } = pieceDecoder(first.done === true ? new Uint8Array() : first.value, contentType);
    const reading = { charset, isXml: type === "application/xhtml+xml" };
    const body = encoded(rewriteLongHtml(texts(all, decode), { url, opening, ...reading }, rewrite));
    return { kind: "ok", contentType: `${type}; charset=utf-8`, body, verbatim: null };
}
/** The body without its transfer coding. */
export async function* payload(pieces, head) {
    const body = new StreamedBody(head.framing);
    let headBytes = head.headerEnd;
    for await (const piece of pieces) {
        const skipped = Math.min(headBytes, piece.length);
        headBytes -= skipped;
        if (skipped < piece.length)
            yield* body.push(piece.subarray(skipped));
    }
}
async function* startingWith(first, rest) {
    try {
        for (let next = first; next.done !== true; next = await rest.next())
            yield next.value;
    }
    finally {
        // A reader who leaves closes the file behind him.
        await rest.return?.();
    }
}
async function* texts(pieces, decode) {
    for await (const piece of pieces)
        yield decode(piece);
    yield decode();
}
async function* encoded(parts) {
    for await (const part of parts)
        yield Buffer.from(part, "utf8");
}
/** The head of a stored response; `null` when it is none that can be shown. */
export function shownHead(first) {
    const head = parseResponseHead(first);
    return head.ok && head.status >= 200 && head.status !== 304 ? head : null;
}
/** Whose scripts the original let read it beside its own: `*`, one origin, or nobody's (Fetch standard, "CORS check"). */
export function readableBy(headers) {
    const said = headers.filter(([name]) => name.toLowerCase() === "access-control-allow-origin");
    // Where it is said twice, browsers let nobody.
    return said.length === 1 ? said[0][1].trim() : null;
}
