import { type ReadableBlobs } from "../blobs/open-blob.js";
/** Compresses a sorted index into gzip blocks; `idx` collects the lines of index.idx. */
export declare function compressedIndex(blobs: ReadableBlobs, indexKey: string, idx: string[]): AsyncGenerator<Buffer>;
