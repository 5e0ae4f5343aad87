// Finding where a record really ends when its length lies, and where the next one begins after junk.
import { headerValue } from "#formats/index.js";
import { declaredLength } from "./head-findings.js";
import { isWarcStart, readArcHead, readWarcHead } from "./record-head.js";
const MAX_CONVERTED_BYTES = 16 * 1024 * 1024;
const STEP_BYTES = 64 * 1024;
const MAX_SEPARATOR_BYTES = 16;
const LOOK_AHEAD_BYTES = 32 * 1024;
const LF = 10;
const CR = 13;
/** Checks a declared length against what follows; where that lies too far ahead it has to be believed. */
export async function blockExtent(cursor, head, format) {
    const declared = declaredLength(head);
    const probe = cursor.probeFor(declared ?? 0);
    if (!probe)
        return { bytes: declared ?? 0, problem: null };
    const start = cursor.position;
    if (declared !== null && (await endsAt(probe, start, declared, format)))
        return { bytes: declared, problem: null };
    const next = await findNext(probe, start, format);
    const available = await trimSeparator(probe, start, next.at, format);
    if (declared === null)
        return { bytes: available, problem: "length-missing" };
    if (next.isRecord && next.at < start + declared)
        return { bytes: available, problem: "length-wrong" };
    if (declared > 0 && (await probe(start + declared - 1, 1)).length === 0)
        return shortExtent(probe, start, declared, head);
    // A separator where the block should end means that its length is right, and what follows is junk.
    const tail = await probe(start + declared, MAX_SEPARATOR_BYTES);
    if (/^(?:\r?\n){2}/.test(tail.toString("latin1", 0, 4)))
        return { bytes: declared, problem: null };
    return { bytes: available, problem: "length-wrong" };
}
// In files whose line ends were converted from CRLF to LF, blocks are shorter than they say by a byte per line.
async function shortExtent(probe, start, declared, head) {
    const short = { bytes: declared, problem: "short" };
    if (declared > MAX_CONVERTED_BYTES || (head.hasCr && head.format !== "ARC/1"))
        return short;
    const text = (await probe(start, declared)).toString("latin1");
    if (text.includes("\r\n") || (head.format === "ARC/1" && !text.startsWith("HTTP/")))
        return short;
    const lineEnds = text.split("\n").length - 1;
    if (declared - text.length > lineEnds)
        return short;
    const separator = (head.format === "ARC/1" ? /\n$/ : /\n{1,2}$/).exec(text);
    return { bytes: text.length - (separator?.[0].length ?? 0), problem: "length-wrong" };
}
/** Moves the cursor to the next record, or to the segment's end; returns the bytes passed over. */
export async function skipToRecord(cursor, format) {
    const start = cursor.position;
    const { probe } = cursor.segment;
    const target = probe ? (await findNext(probe, start + 1, format)).at : Number.MAX_SAFE_INTEGER;
    while (cursor.position < target && !(!probe && (await atRecord(cursor, start, format)))) {
        const bytes = await cursor.peek(STEP_BYTES);
        if (bytes.length === 0)
            break;
        cursor.skip(Math.min(bytes.length, target - cursor.position, probe ? bytes.length : lineLength(bytes)));
    }
    return cursor.position - start;
}
async function atRecord(cursor, start, format) {
    return cursor.position > start && isRecordStart(await cursor.peek(LOOK_AHEAD_BYTES), format);
}
function lineLength(bytes) {
    const lf = bytes.indexOf(LF);
    return lf < 0 ? bytes.length : lf + 1;
}
/** Passes over empty lines; returns how many line ends there were. */
export function skipLineEnds(cursor) {
    const first = cursor.peek(1);
    if (first instanceof Promise)
        return first.then(() => skipMore(cursor, 0));
    const lines = skipThose(cursor, first);
    const rest = cursor.peek(1);
    // Where records lie in memory this is all; a promise for each would take longer than reading their heads.
    if (rest instanceof Promise)
        return rest.then(() => skipMore(cursor, lines));
    return isLineEnd(rest[0]) ? skipMore(cursor, lines) : lines;
}
async function skipMore(cursor, before) {
    let lines = before;
    for (;;) {
        const bytes = await cursor.peek(1);
        if (!isLineEnd(bytes[0]))
            return lines;
        lines += skipThose(cursor, bytes);
    }
}
function skipThose(cursor, bytes) {
    let [length, lines] = [0, 0];
    for (; isLineEnd(bytes[length]); length++)
        if (bytes[length] === LF)
            lines++;
    cursor.skip(length);
    return lines;
}
function isLineEnd(byte) {
    return byte === CR || byte === LF;
}
/** Whether a record begins at the start of these bytes. */
export function isRecordStart(bytes, format) {
    if (isWarcStart(bytes))
        return hasField(bytes);
    return format === "arc" && typeof readArcHead(bytes, true) !== "string";
}
// "WARC/1.0" alone may stand in any text; a field must follow.
function hasField(bytes) {
    return /^WARC\/\d+\.\d+[ \t]*\r*\n[\w-]+[ \t]*:/i.test(bytes.toString("latin1", 0, 128));
}
// Where a record was not expected to begin, its head must be whole and say what it is.
function isSureStart(bytes, format) {
    if (!isRecordStart(bytes, format))
        return false;
    if (!isWarcStart(bytes))
        return true;
    const head = readWarcHead(bytes, true);
    return (typeof head !== "string" &&
        headerValue(head.fields, "WARC-Type") !== null &&
        headerValue(head.fields, "Content-Length") !== null);
}
async function endsAt(probe, start, declared, format) {
    const last = declared === 0 ? 0 : 1;
    const lookAhead = format === "arc" ? LOOK_AHEAD_BYTES : 256;
    const bytes = await probe(start + declared - last, last + lookAhead);
    if (bytes.length < last)
        return false;
    const tail = bytes.subarray(last);
    const rest = tail.subarray(separatorLength(tail));
    return rest.length === 0 || isRecordStart(rest, format);
}
function separatorLength(bytes) {
    let length = 0;
    while (length < MAX_SEPARATOR_BYTES && (bytes[length] === CR || bytes[length] === LF))
        length++;
    return length;
}
// Steps overlap, so that a record that begins at the end of one is seen whole in the next.
async function findNext(probe, from, format) {
    let end = from;
    for (let position = from;; position += STEP_BYTES) {
        const bytes = await probe(position, STEP_BYTES + LOOK_AHEAD_BYTES);
        if (bytes.length === 0)
            return { at: end, isRecord: false };
        end = position + bytes.length;
        const limit = Math.min(bytes.length, STEP_BYTES);
        for (let lf = position === from ? -1 : bytes.indexOf(LF); lf < limit; lf = bytes.indexOf(LF, lf + 1)) {
            if (isSureStart(bytes.subarray(lf + 1, lf + 1 + LOOK_AHEAD_BYTES), format))
                return { at: position + lf + 1, isRecord: true };
            if (bytes.indexOf(LF, lf + 1) < 0)
                break;
        }
    }
}
// What stands before the next record, or at the end, is its predecessor's separator: two line ends, one in ARC files.
async function trimSeparator(probe, start, next, format) {
    const from = Math.max(start, next - 4);
    const before = (await probe(from, next - from)).subarray(0, next - from).toString("latin1");
    const separator = (format === "arc" ? /\r?\n$/ : /(?:\r?\n){1,2}$/).exec(before);
    return next - start - (separator?.[0].length ?? 0);
}
