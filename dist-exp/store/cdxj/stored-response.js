// From an index entry to the bytes that replay needs; a revisit gets the body of its original.
import { StoreError } from "#errors.js";
import { parseResponseHead } from "#formats/http/http-message.js";
import { asBuffer } from "#formats/http/http-head.js";
import { asStored, mendedHead } from "#formats/http/stored-message.js";
import { surt } from "#formats/urls/surt.js";
import { parseIso } from "#model/index.js";
import { requireKey } from "../blobs/blob-key.js";
import { inOnePiece, openRecordAt, } from "../warc/read/record-at.js";
/** Reads the response that an entry points to, whole. */
export async function readStored(blobs, index, entry) {
    return { entry, httpBytes: await wholeBlock(await openStored(blobs, index, entry), entry) };
}
/** Opens the response that an entry points to, of any length. */
export async function openStored(blobs, index, entry) {
    const record = await openEntry(blobs, entry);
    const isRevisit = record.type === "revisit";
    const original = isRevisit ? await requireOriginal(blobs, index, record) : record;
    if (original.type === "resource")
        return responseOf(original);
    return truthful(isRevisit ? revisited(record, original) : record, bodyBytesOf(original));
}
/** A resource record holds the content alone: it is shown as an answer that says no more than that. */
export async function asResponse(record, place) {
    return wholeBlock(responseOf(record), place);
}
function responseOf({ first, pieces, field }) {
    const type = (field("Content-Type") ?? "application/octet-stream").replaceAll(/[^\x20-\x7e]/g, "");
    const head = Buffer.from(`HTTP/1.1 200 OK\r\nContent-Type: ${type}\r\nContent-Length: ${field("Content-Length")}\r\n\r\n`, "latin1");
    return { first: Buffer.concat([head, first]), pieces: pieces && (() => withHead(head, pieces(), 0)) };
}
/** By the record's own length, whatever the head says. */
function bodyBytesOf({ first, field }) {
    const head = parseResponseHead(first);
    return Number(field("Content-Length")) - (head.ok ? head.headerEnd : 0);
}
/** A head that is true of its body; of a long one by what the record's length and its beginning tell. */
function truthful({ first, pieces }, bodyBytes) {
    if (pieces === null)
        return { first: asBuffer(asStored(first)), pieces };
    const mended = mendedHead(first, bodyBytes);
    if (mended === null)
        return { first, pieces };
    const { head, headerEnd } = mended;
    return {
        first: Buffer.concat([head, first.subarray(headerEnd)]),
        pieces: () => withHead(head, pieces(), headerEnd),
    };
}
/** The response at a place as the crawl received it, of any length: a 304 stays one. */
export async function openReceived(blobs, index, place) {
    const record = await openEntry(blobs, place);
    if (record.type !== "revisit")
        return record;
    const head = parseResponseHead(record.first);
    return head.ok && head.status === 304 ? record : resolved(blobs, index, record);
}
async function openEntry(blobs, entry) {
    checkInside(entry.file);
    const record = await openRecordAt(blobs, entry);
    if (record.target !== entry.url)
        throw new StoreError("ARCHIVE_BROKEN", `${entry.file} at byte ${entry.offset} does not hold ${entry.url}: rebuild the indexes (isochron reindex)`);
    return record;
}
/** A block in one piece; the place is named when it is too large. */
export async function wholeBlock({ first, pieces }, { file, offset }) {
    return pieces ? inOnePiece(pieces(), { file, offset }) : first;
}
async function resolved(blobs, index, revisit) {
    return revisited(revisit, await requireOriginal(blobs, index, revisit));
}
async function requireOriginal(blobs, index, revisit) {
    const original = await findOriginal(blobs, index, revisit);
    if (original)
        return original;
    throw new StoreError("NOT_FOUND", `the original of the revisit of ${revisit.target} is not in the archive`);
}
// An index may come from elsewhere: it must not lead out of the archive.
function checkInside(file) {
    try {
        requireKey(file);
    }
    catch (cause) {
        throw new StoreError("ARCHIVE_BROKEN", `the index names a file outside the archive: ${file}`, { cause });
    }
}
// By record id when the revisit names one; else by target, date and payload digest (WARC 1.1 section 6.7).
/** The response that a revisit refers to, as far as the index knows it. */
export async function findOriginal(blobs, index, revisit) {
    const id = revisit.field("WARC-Refers-To");
    const target = revisit.field("WARC-Refers-To-Target-URI") ?? revisit.target ?? "";
    const date = parseIso(revisit.field("WARC-Refers-To-Date") ?? "");
    const digest = revisit.field("WARC-Payload-Digest");
    const entries = await index.entriesOf(surt(target));
    const candidates = entries.filter((entry) => entry.recordType !== "revisit");
    const rank = (entry) => (entry.url === target ? 0 : 4) + (entry.at === date ? 0 : 2) + (entry.digest === digest ? 0 : 1);
    for (const entry of candidates.sort((a, b) => rank(a) - rank(b) || b.at - a.at)) {
        const isSame = digest !== null && entry.digest === digest;
        if (id === null && !isSame && entry.at !== date)
            continue;
        const record = await openEntry(blobs, entry);
        if (id === null || record.id === id)
            return record;
    }
    const same = candidates.find((entry) => digest !== null && entry.digest === digest);
    return same ? openEntry(blobs, same) : null;
}
const FRAMING = /^(?:transfer-encoding|content-length)[ \t]*:/i;
/** The revisit's own head with the original's body; how the body is framed is the original's affair. */
export function revisited(revisit, original) {
    const head = parseResponseHead(revisit.first);
    const whole = parseResponseHead(original.first);
    const isNotModified = revisit.field("WARC-Profile")?.endsWith("/server-not-modified") ?? false;
    if (!head.ok || !whole.ok || isNotModified || head.status === 304)
        return original;
    const own = headLines(revisit.first, head.headerEnd).filter((line) => !FRAMING.test(line));
    const framing = headLines(original.first, whole.headerEnd).filter((line) => FRAMING.test(line));
    const ownHead = Buffer.from([...own, ...framing, "", ""].join("\r\n"), "latin1");
    const { pieces } = original;
    return {
        first: Buffer.concat([ownHead, original.first.subarray(whole.headerEnd)]),
        pieces: pieces && (() => withHead(ownHead, pieces(), whole.headerEnd)),
    };
}
async function* withHead(head, pieces, headerEnd) {
    yield head;
    let skipBytes = headerEnd;
    for await (const piece of pieces) {
        const skipped = Math.min(skipBytes, piece.length);
        skipBytes -= skipped;
        yield piece.subarray(skipped);
    }
}
function headLines(block, end) {
    return block.toString("latin1", 0, end).trimEnd().split(/\r?\n/);
}
