// A content that something is told of, found by its record: where it was written, or where the index knows it now.
import { FormatError, StoreError } from "#errors.js";
import { surt } from "#formats/urls/surt.js";
import type { RecordRef } from "#model/index.js";
import type { ReadableBlobs } from "../blobs/open-blob.js";
import {
  openRecordAt,
  type OpenedRecord,
  type RecordPlace,
  type StreamedBlock,
} from "../warc/read/record-at.js";
import type { ArchiveIndex } from "./archive-index.js";
import { findOriginal, revisited } from "./stored-response.js";

/** The block of a content; of a revisit its own head, where there is one, with its original's body. */
export interface ContentBlock extends StreamedBlock {
  /** Of a resource, which has no head; `null` for an answer. */
  readonly resourceType: { readonly contentType: string | null } | null;
}

/** Opens a content by its record's id; `null` when no record in the archive has it. */
export async function openContent(
  blobs: ReadableBlobs,
  index: ArchiveIndex,
  ref: RecordRef,
  url: string,
): Promise<ContentBlock | null> {
  const record = (await openIfSame(blobs, ref, ref.id)) ?? (await openMoved(blobs, index, ref.id, url));
  if (record === null) return null;
  const original = record.type === "revisit" ? await findOriginal(blobs, index, record) : record;
  if (original === null) return null;
  const isResource = original.type === "resource";
  const block = original === record || isResource ? original : revisited(record, original);
  const resourceType = isResource ? { contentType: original.field("Content-Type") } : null;
  return { first: block.first, pieces: block.pieces, resourceType };
}

/** Files are written anew when records are removed from them: the index knows where a record is now. */
async function openMoved(
  blobs: ReadableBlobs,
  index: ArchiveIndex,
  id: string,
  url: string,
): Promise<OpenedRecord | null> {
  for (const entry of await index.entriesOf(surt(url))) {
    const record = await openIfSame(blobs, entry, id);
    if (record) return record;
  }
  return null;
}

async function openIfSame(
  blobs: ReadableBlobs,
  place: RecordPlace,
  id: string,
): Promise<OpenedRecord | null> {
  try {
    const record = await openRecordAt(blobs, place);
    return record.id === id ? record : null;
  } catch (error) {
    const isNotThere = error instanceof StoreError && error.code === "ARCHIVE_BROKEN";
    if (error instanceof FormatError || isNotThere) return null;
    throw error;
  }
}
