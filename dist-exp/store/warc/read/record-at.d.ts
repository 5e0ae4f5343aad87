import { type ReadableBlobs } from "../../blobs/open-blob.js";
import { type ReadRecord } from "./warc-reader.js";
/** Where a record begins. */
export interface RecordPlace {
    /** Relative to the archive, with forward slashes. */
    readonly file: string;
    readonly offset: number;
    /** How many bytes it takes, by an index: a hint, so that no more need be read. */
    readonly length?: number;
}
/** Reads the block of the record at a place whole; refuses one that is cut or too large. */
export declare function readBlockAt(blobs: ReadableBlobs, place: RecordPlace): Promise<Buffer>;
/** A block of any length. */
export interface StreamedBlock {
    /** All of it, or its first part when it is long. */
    readonly first: Buffer;
    /** A long block from its start, as often as called; `null` when `first` is all of it. */
    readonly pieces: (() => AsyncIterable<Buffer>) | null;
}
/** A record whose block may be of any length. */
export type OpenedRecord = Omit<ReadRecord, "block"> & StreamedBlock;
/** Reads the record at a place as far as memory allows; refuses one that is cut. */
export declare function openRecordAt(blobs: ReadableBlobs, place: RecordPlace): Promise<OpenedRecord>;
/** A block's bytes in one piece, up to a limit. */
export declare function readBlock({ block, offset }: ReadRecord, file: string): Promise<Buffer>;
/** The same of a block read from elsewhere, with the place to be named when it is too large. */
export declare function inOnePiece(block: AsyncIterable<Buffer>, place: RecordPlace): Promise<Buffer>;
