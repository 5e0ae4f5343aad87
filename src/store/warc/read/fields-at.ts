// The fields of one record whose block is `application/warc-fields`, read where it lies.
import type { ReadableBlobs } from "../../blobs/open-blob.js";
import { decodeWarcFields } from "../record.js";
import { readBlockAt, type RecordPlace } from "./record-at.js";

/** Names and texts; of a block of another kind, nothing that means anything. */
export async function fieldsAt(
  blobs: ReadableBlobs,
  place: RecordPlace,
): Promise<Readonly<Record<string, string>>> {
  return decodeWarcFields(await readBlockAt(blobs, place));
}
