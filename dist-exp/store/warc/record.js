// WARC 1.1 records as bytes (ISO 28500:2017; clause numbers below refer to it).
import { randomUUID } from "node:crypto";
import { toIso } from "#model/index.js";
import { sha256Digest } from "#formats/index.js";
/** Stands on records that are not what was sent and received, and says what of them is masked (section 5.1 allows it). */
export const MASKED_FIELD = "Isochron-Masked";
/** Whether the record can be made in one piece. */
export function isWhole(draft) {
    return draft.block instanceof Uint8Array;
}
/** Size of the record's block. */
export function blockBytes({ block }) {
    return block instanceof Uint8Array ? block.length : block.sizeBytes;
}
/** A fresh WARC-Record-ID, as it stands in the header, with its angle brackets. */
export function newRecordId() {
    return `<urn:uuid:${randomUUID()}>`;
}
const RECORD_END = Buffer.from("\r\n\r\n");
/** The record's bytes before compression: head, block, two empty lines (section 4). */
export function encodeRecord(draft) {
    const head = headOf(draft, sha256Digest(draft.block));
    const headBytes = Buffer.byteLength(head);
    const record = Buffer.allocUnsafe(headBytes + draft.block.length + RECORD_END.length);
    record.write(head, 0);
    record.set(draft.block, headBytes);
    record.set(RECORD_END, headBytes + draft.block.length);
    return record;
}
/** The same bytes in pieces, for a block of any size. */
export async function* recordPieces(draft) {
    if (isWhole(draft)) {
        yield encodeRecord(draft);
        return;
    }
    yield Buffer.from(headOf(draft, draft.block.digest));
    yield* draft.block.read();
    yield RECORD_END;
}
function headOf(draft, blockDigest) {
    let head = `WARC/1.1\r\nWARC-Type: ${draft.type}\r\n`;
    head += `WARC-Record-ID: ${oneLine(draft.id)}\r\nWARC-Date: ${toIso(draft.date)}\r\n`;
    for (const [name, value] of draft.fields)
        head += `${name}: ${oneLine(value)}\r\n`;
    head += `WARC-Block-Digest: ${blockDigest}\r\n`;
    if (draft.contentType !== null)
        head += `Content-Type: ${oneLine(draft.contentType)}\r\n`;
    return `${head}Content-Length: ${blockBytes(draft)}\r\n\r\n`;
}
/** `application/warc-fields`: one `name: value` per line; line breaks and backslashes are escaped by a backslash. */
export function encodeWarcFields(fields) {
    let lines = "";
    for (const [name, value] of Object.entries(fields))
        lines += `${checkName(name)}: ${escapeValue(value)}\r\n`;
    return Buffer.from(lines);
}
/** Reads what {@link encodeWarcFields} wrote, and warc-fields of others; of equal names the last one counts. */
export function decodeWarcFields(bytes) {
    const fields = {};
    for (const line of Buffer.from(bytes).toString("utf8").split(/\r?\n/)) {
        const colon = line.indexOf(":");
        if (colon > 0)
            fields[line.slice(0, colon).trim()] = unescapeValue(line.slice(colon + 1).trim());
    }
    return fields;
}
function checkName(name) {
    if (!/^[!#$%&'*+.^_`|~\w-]+$/.test(name))
        throw new RangeError(`not a field name: ${JSON.stringify(name)}`);
    return name;
}
function escapeValue(value) {
    if (!/[\\\r\n]|^\s|\s$/.test(value))
        return value; // as most are
    const escaped = value.replace(/[\\\r\n]/g, (c) => (c === "\\" ? "\\\\" : c === "\r" ? "\\r" : "\\n"));
    // Blanks at the ends would be lost to any reader that trims.
    return escaped.replace(/^\s|\s$/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
function unescapeValue(value) {
    return value.replace(/\\(?:u([0-9a-f]{4})|([\\rn]))/g, (_, hex, c) => {
        if (hex !== undefined)
            return String.fromCharCode(Number.parseInt(hex, 16));
        return c === "r" ? "\r" : c === "n" ? "\n" : "\\";
    });
}
// A line break in a value would forge further fields.
function oneLine(value) {
    return /[\r\n]/.test(value) ? value.replace(/[\r\n]+/g, " ") : value;
}
