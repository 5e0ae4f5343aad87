import type { BlobStore, IndexEntry } from "#ports/index.js";
import { type ReadableBlobs } from "../blobs/open-blob.js";
/** Its name in a package; an import leaves it out, since its responses stand in the other files. */
export declare const PLAIN_COPIES = "isochron-copies-for-players.warc.gz";
/** Whether a response's first chunk is one that players do not take apart. */
export declare function isOddlyChunked(block: Buffer): boolean;
/** The response with its length in the head; `null` for one that does not end as its chunks say. */
export declare function withoutChunks(block: Buffer): Buffer | null;
/** The file of copies, made as entries that need one come by. */
export declare class PlainCopies {
    #private;
    constructor(stage: BlobStore, name: string);
    /** The entry of the copy; the entry itself where none can be made. */
    entryFor(entry: IndexEntry, blobs: ReadableBlobs, key: string): Promise<IndexEntry>;
    /** Ends the file; how long it is, 0 where there is none. */
    end(): Promise<number>;
    /** Gives up: nobody waits for more. */
    abandon(): Promise<void>;
}
