// A content that was told as its WARC records: resource (section 6.4), response, or a revisit of an equal one, and
// metadata that says how it was come by.
import { addressOf, toIso } from "#model/index.js";
import { asBuffer } from "#formats/http/http-head.js";
import { encodeWarcFields, newRecordId } from "./record.js";
const IDENTICAL_PAYLOAD = "http://netpreserve.org/warc/1.1/revisit/identical-payload-digest";
/** The drafts in the order they are written; all carry the date of the content. */
export function contentRecords(record, head) {
    const { url, at: date, note, refersTo } = record;
    const target = ["WARC-Target-URI", addressOf(url)];
    const place = [target, ["WARC-Payload-Digest", record.payload.digest]];
    const content = refersTo ? revisit(record, place, head) : whole(record, place);
    return [
        content,
        {
            type: "metadata",
            id: newRecordId(),
            date,
            fields: [target, ["WARC-Concurrent-To", content.id]],
            contentType: "application/warc-fields",
            block: encodeWarcFields(note),
        },
    ];
}
function whole({ type, contentType, at: date, block }, fields) {
    const draft = { type, id: newRecordId(), date, fields, contentType };
    return block instanceof Uint8Array ? { ...draft, block } : { ...draft, block };
}
// Section 6.7: the block keeps the answer's head, and nothing of what has none; the payload is in the record named.
function revisit({ url, contentType, at: date, refersTo, block, type }, place, head) {
    const bytes = block instanceof Uint8Array ? block.length : block.sizeBytes;
    const fields = [
        ...place,
        ["WARC-Profile", IDENTICAL_PAYLOAD],
        ["WARC-Refers-To", refersTo.id],
        ["WARC-Refers-To-Target-URI", addressOf(url)],
        ["WARC-Refers-To-Date", toIso(refersTo.date)],
        ...(head.length < bytes ? [["WARC-Truncated", "length"]] : []),
    ];
    const ofBlock = type === "response" ? contentType : null;
    return { type: "revisit", id: newRecordId(), date, fields, contentType: ofBlock, block: asBuffer(head) };
}
/** The head of an answer, as far as it is at hand; nothing of what has none. */
export async function headOfContent({ block, payload: { offset } }) {
    if (offset === 0)
        return new Uint8Array();
    if (block instanceof Uint8Array)
        return block.subarray(0, offset);
    const pieces = [];
    let bytes = 0;
    for await (const piece of block.read()) {
        pieces.push(piece);
        if ((bytes += piece.length) >= offset)
            break;
    }
    return Buffer.concat(pieces).subarray(0, offset);
}
