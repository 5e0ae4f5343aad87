import type { RecordRef } from "#model/index.js";
import type { ReadableBlobs } from "../blobs/open-blob.js";
import { type StreamedBlock } from "../warc/read/record-at.js";
import type { ArchiveIndex } from "./archive-index.js";
/** The block of a content; of a revisit its own head, where there is one, with its original's body. */
export interface ContentBlock extends StreamedBlock {
    /** Of a resource, which has no head; `null` for an answer. */
    readonly resourceType: {
        readonly contentType: string | null;
    } | null;
}
/** Opens a content by its record's id; `null` when no record in the archive has it. */
export declare function openContent(blobs: ReadableBlobs, index: ArchiveIndex, ref: RecordRef, url: string): Promise<ContentBlock | null>;
