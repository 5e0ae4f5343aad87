// A content that something is told of, found by its record: where it was written, or where the index knows it now.
import { FormatError, StoreError } from "#errors.js";
import { surt } from "#formats/urls/surt.js";
import { openRecordAt, } from "../warc/read/record-at.js";
import { findOriginal, revisited } from "./stored-response.js";
/** Opens a content by its record's id; `null` when no record in the archive has it. */
export async function openContent(blobs, index, ref, url) {
    const record = (await openIfSame(blobs, ref, ref.id)) ?? (await openMoved(blobs, index, ref.id, url));
    if (record === null)
        return null;
    const original = record.type === "revisit" ? await findOriginal(blobs, index, record) : record;
    if (original === null)
        return null;
    const isResource = original.type === "resource";
    const block = original === record || isResource ? original : revisited(record, original);
    const resourceType = isResource ? { contentType: original.field("Content-Type") } : null;
    return { first: block.first, pieces: block.pieces, resourceType };
}
/** Files are written anew when records are removed from them: the index knows where a record is now. */
async function openMoved(blobs, index, id, url) {
    for (const entry of await index.entriesOf(surt(url))) {
        const record = await openIfSame(blobs, entry, id);
        if (record)
            return record;
    }
    return null;
}
async function openIfSame(blobs, place, id) {
    try {
        const record = await openRecordAt(blobs, place);
        return record.id === id ? record : null;
    }
    catch (error) {
        const isNotThere = error instanceof StoreError && error.code === "ARCHIVE_BROKEN";
        if (error instanceof FormatError || isNotThere)
            return null;
        throw error;
    }
}
