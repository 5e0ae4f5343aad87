// Responses as other tools have stored them: the record says where a body ends, whatever the head still claims.
import { ChunkedScanner } from "./chunked.js";
import { decodeContent, hasZlibHeader, SHOW_LIMITS } from "./content-coding.js";
import { asBuffer, findHeadEnd, headerMembers } from "./http-head.js";
import { parseResponseHead } from "./http-message.js";
import { beginsZstd } from "./zstd-content.js";
const FRAMING = /^(?:transfer-encoding|content-length)[ \t]*:/i;
const CODING = /^content-encoding[ \t]*:/i;
const FRAMING_OR_CODING = /^(?:transfer-encoding|content-length|content-encoding)[ \t]*:/i;
/** No server sends a longer head whose lines end oddly. */
const MAX_ODD_HEAD_BYTES = 64 * 1024;
/**
 * The same response with a head that is true of its body. Crawlers store bodies of which they have taken the transfer
 * or content coding away, cut or mended them, and leave the head as it was; bytes that are as they say stay as they are.
 */
export function asStored(bytes) {
    const lines = withOneLineEnd(bytes);
    const head = parseResponseHead(lines);
    if (!head.ok || !head.terminated || head.framing.kind === "none")
        return lines;
    const { body, isSo } = unframed(lines.subarray(head.headerEnd), head);
    const isCoded = isCodedAsSaid(body, head);
    return isSo && isCoded ? lines : reframed(lines, head, body, isCoded ? FRAMING : FRAMING_OR_CODING);
}
/**
 * The head of a long response, of which only the beginning is at hand, where it is not true of the body: by the record's
 * length, the first chunk, the first bytes of gzip. `null` when nothing speaks against it.
 */
export function mendedHead(first, bodyBytes) {
    const head = parseResponseHead(first);
    if (!head.ok || !head.terminated || head.framing.kind === "none")
        return null;
    const beginning = first.subarray(head.headerEnd);
    const { body, isSo } = begun(beginning, head, bodyBytes);
    const isCoded = mayBeCodedAsSaid(body, head);
    if (isSo && isCoded)
        return null;
    const lines = headLines(first, head);
    const kept = withoutFields(lines, isSo ? CODING : isCoded ? FRAMING : FRAMING_OR_CODING);
    return { head: Buffer.from([...kept, "", ""].join("\r\n"), "latin1"), headerEnd: head.headerEnd };
}
function begun(beginning, { framing }, bodyBytes) {
    if (framing.kind !== "chunked")
        return { body: beginning, isSo: framing.kind !== "length" || framing.bytes === bodyBytes };
    const scanner = new ChunkedScanner();
    const { data } = scanner.gather(beginning, 0);
    return scanner.chunks === 0 ? { body: beginning, isSo: false } : { body: data, isSo: true };
}
function unframed(stored, { framing }) {
    if (framing.kind !== "chunked")
        return { body: stored, isSo: framing.kind !== "length" || framing.bytes === stored.length };
    const scanner = new ChunkedScanner();
    const pieces = [];
    scanner.push(stored, 0, (start, end) => pieces.push(stored.subarray(start, end)));
    if (scanner.chunks === 0 && !scanner.isDone)
        return { body: stored, isSo: stored.length === 0 };
    return { body: Buffer.concat(pieces), isSo: scanner.isDone };
}
/** Whether the body is in the coding that its head names; where its first bytes do not tell, decoding does. */
function isCodedAsSaid(body, { headers }) {
    const codings = headerMembers(headers, "content-encoding").map((coding) => coding.toLowerCase());
    const last = codings.filter((coding) => coding !== "identity").at(-1);
    if (last === undefined || body.length === 0)
        return true;
    const asBegun = beginsAsSaid(body, last);
    if (asBegun !== null)
        return asBegun;
    if (last === "deflate" && hasZlibHeader(body))
        return true;
    const { kind } = decodeContent(body, headers, SHOW_LIMITS);
    return kind === "ok" || kind === "too-large";
}
/** What the first bytes tell; `null` for codings of which they do not. */
function beginsAsSaid(body, coding) {
    if (coding === "gzip" || coding === "x-gzip")
        return body[0] === 0x1f && body[1] === 0x8b;
    return coding === "zstd" ? beginsZstd(body) : null;
}
/** The same where only the beginning of a body is at hand: what it does not tell has to be believed. */
function mayBeCodedAsSaid(body, { headers }) {
    const last = headerMembers(headers, "content-encoding").at(-1)?.toLowerCase();
    return last === undefined || body.length === 0 || (beginsAsSaid(body, last) ?? true);
}
function headLines(bytes, { headerEnd }) {
    return asBuffer(bytes).toString("latin1", 0, headerEnd).trimEnd().split(/\r?\n/);
}
function reframed(bytes, head, body, dropped) {
    const text = [
        ...withoutFields(headLines(bytes, head), dropped),
        `Content-Length: ${body.length}`,
        "",
        "",
    ].join("\r\n");
    return Buffer.concat([Buffer.from(text, "latin1"), body]);
}
/** Lines without those of some fields, and without the lines that continue them. */
function withoutFields(lines, dropped) {
    let isDropped = false;
    return lines.filter((line) => {
        if (!/^[ \t]/.test(line))
            isDropped = dropped.test(line);
        return !isDropped;
    });
}
// Some servers end their lines in CR CR LF: the empty line is then none to a reader that goes by the standard.
function withOneLineEnd(bytes) {
    const buffer = asBuffer(bytes);
    const headEnd = findHeadEnd(buffer, 0);
    const odd = buffer.subarray(0, headEnd < 0 ? MAX_ODD_HEAD_BYTES : headEnd).indexOf("\r\r\n");
    if (odd < 0 || odd > MAX_ODD_HEAD_BYTES)
        return bytes;
    const text = buffer.toString("latin1", 0, MAX_ODD_HEAD_BYTES);
    const blank = /\r*\n\r*\n/.exec(text);
    if (!blank || blank.index + blank[0].length <= odd)
        return bytes;
    const head = `${text.slice(0, blank.index).replace(/\r+\n/g, "\r\n")}\r\n\r\n`;
    return Buffer.concat([Buffer.from(head, "latin1"), bytes.subarray(blank.index + blank[0].length)]);
}
