import type { IndexEntry, StoredResponse } from "#ports/index.js";
import type { ReadableBlobs } from "../blobs/open-blob.js";
import { type OpenedRecord, type RecordPlace, type StreamedBlock } from "../warc/read/record-at.js";
import type { ArchiveIndex } from "./archive-index.js";
/** Reads the response that an entry points to, whole. */
export declare function readStored(blobs: ReadableBlobs, index: ArchiveIndex, entry: IndexEntry): Promise<StoredResponse>;
/** Opens the response that an entry points to, of any length. */
export declare function openStored(blobs: ReadableBlobs, index: ArchiveIndex, entry: IndexEntry): Promise<StreamedBlock>;
/** A resource record holds the content alone: it is shown as an answer that says no more than that. */
export declare function asResponse(record: OpenedRecord, place: RecordPlace): Promise<Buffer>;
/** The response at a place as the crawl received it, of any length: a 304 stays one. */
export declare function openReceived(blobs: ReadableBlobs, index: ArchiveIndex, place: Place): Promise<StreamedBlock>;
type Place = Pick<IndexEntry, "url" | "file" | "offset"> & RecordPlace;
/** A block in one piece; the place is named when it is too large. */
export declare function wholeBlock({ first, pieces }: StreamedBlock, { file, offset }: RecordPlace): Promise<Buffer>;
/** The response that a revisit refers to, as far as the index knows it. */
export declare function findOriginal(blobs: ReadableBlobs, index: ArchiveIndex, revisit: OpenedRecord): Promise<OpenedRecord | null>;
/** The revisit's own head with the original's body; how the body is framed is the original's affair. */
export declare function revisited(revisit: OpenedRecord, original: OpenedRecord): StreamedBlock;
export {};
