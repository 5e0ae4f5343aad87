import { decodeWarcFields } from "../record.js";
import { readBlockAt } from "./record-at.js";
/** Names and texts; of a block of another kind, nothing that means anything. */
export async function fieldsAt(blobs, place) {
    return decodeWarcFields(await readBlockAt(blobs, place));
}
