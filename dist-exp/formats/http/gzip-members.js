// Gzip content member by member, so that what follows the last one can be told from it (docs/certificate.md, rule 4).
import { crc32, createInflateRaw, inflateRawSync } from "node:zlib";
import { GzipHead, GzipProblem, isGzipStart } from "./gzip-head.js";
import { PieceReader } from "./piece-reader.js";
/** What is said of content that goes on after its end. */
export const SURPLUS = "other bytes follow its end";
const CUT = "unexpected end of file";
const TRAILER_BYTES = 8;
/** Members that end within so many bytes, and have no more content than this, are inflated at once. */
const WINDOW_BYTES = 64 * 1024;
const AT_ONCE_BYTES = 1024 * 1024;
/** The content of all members; throws a `GzipProblem`, or Node's own errors (also where it passes the limit). */
export function gunzipWhole(body, limitBytes, surplus) {
    const contents = [];
    let [at, bytes] = [0, 0];
    do {
        const head = new GzipHead();
        at += head.push(body.subarray(at));
        if (!head.isDone)
            throw new GzipProblem(CUT);
        const { content, consumedBytes } = inflated(body.subarray(at), Math.max(1, limitBytes - bytes));
        at += consumedBytes + TRAILER_BYTES;
        checkTrailer(body.subarray(at - TRAILER_BYTES, at), crc32(content), content.length);
        contents.push(content);
        bytes += content.length;
        if (bytes > limitBytes)
            throw Object.assign(new Error("too large"), { code: "ERR_BUFFER_TOO_LARGE" });
    } while (anotherFollows(body.subarray(at), surplus));
    return contents.length === 1 ? contents[0] : Buffer.concat(contents);
}
/** The content of all members of a stream, at the reader's pace; throws as {@link gunzipWhole} does. */
export async function* gunzipPieces(input, surplus) {
    const reader = new PieceReader(input);
    do {
        await passHead(reader);
        yield* memberContent(reader);
    } while (await anotherIsNext(reader, surplus));
}
async function passHead(reader) {
    for (const head = new GzipHead(); !head.isDone;) {
        const window = await reader.window(1);
        if (window.length === 0)
            throw new GzipProblem(CUT);
        reader.drop(head.push(window));
    }
}
async function* memberContent(reader) {
    const small = inflatedAtOnce(await reader.window(WINDOW_BYTES));
    let [sum, bytes] = [0, 0];
    if (small) {
        reader.drop(small.consumedBytes);
        [sum, bytes] = [crc32(small.content), small.content.length];
        if (bytes > 0)
            yield small.content;
    }
    else {
        for await (const piece of reader.through(createInflateRaw())) {
            sum = crc32(piece, sum);
            bytes += piece.length;
            yield piece;
        }
    }
    checkTrailer((await reader.window(TRAILER_BYTES)).subarray(0, TRAILER_BYTES), sum, bytes);
    reader.drop(TRAILER_BYTES);
}
/** `null` when the member is longer than what is there, or too long for one go. */
function inflatedAtOnce(window) {
    try {
        return inflated(window, AT_ONCE_BYTES);
    }
    catch (error) {
        const { code } = error;
        if (code === "Z_BUF_ERROR" || code === "ERR_BUFFER_TOO_LARGE")
            return null;
        throw error;
    }
}
/** With `info` Node gives the engine too, which knows how far it read; its types do not know that. */
function inflated(bytes, maxOutputLength) {
    const { buffer, engine } = inflateRawSync(bytes, { info: true, maxOutputLength });
    return { content: buffer, consumedBytes: engine.bytesWritten };
}
/** RFC 1952 section 2.3.1: the sum of the content, and its length modulo 2^32. */
function checkTrailer(trailer, sum, bytes) {
    if (trailer.length < TRAILER_BYTES)
        throw new GzipProblem(CUT);
    const view = new DataView(trailer.buffer, trailer.byteOffset, TRAILER_BYTES);
    if (view.getUint32(0, true) !== sum)
        throw new GzipProblem("the check sum is wrong");
    if (view.getUint32(4, true) !== bytes % 2 ** 32)
        throw new GzipProblem("the length is wrong");
}
/** Bytes that begin no member are none: padding, or whatever a server appends (browsers pass over them as well). */
function anotherFollows(rest, surplus) {
    if (isGzipStart(rest))
        return true;
    if (surplus === "refused")
        checkPadding(rest);
    return false;
}
/** The first rules allowed zeros after the last member, with which common tools pad, and nothing else. */
function checkPadding(rest) {
    if (rest.some((byte) => byte !== 0))
        throw new GzipProblem(SURPLUS);
}
async function anotherIsNext(reader, surplus) {
    let rest = await reader.window(3);
    if (anotherFollows(rest, surplus))
        return true;
    // What is left is read in any case: a layer below must have come to its own end.
    for (; rest.length > 0; rest = await reader.window(1)) {
        if (surplus === "refused")
            checkPadding(rest);
        reader.drop(rest.length);
    }
    return false;
}
