import type { BlobReader } from "#ports/index.js";
import type { ReadableBlobs } from "../blobs/open-blob.js";
import { type AtHand } from "./at-hand.js";
import { type LineBatch, type LineEnds, type LineSource } from "./line-source.js";
import { SortedFile } from "./sorted-file.js";
/** The data file's name without its ending, as a block index gives it; `null` for an index of nothing. */
export declare function partNamedBy(blocks: SortedFile): Promise<string | null>;
/** `folder/part.cdxj.gz`, beside the block index. */
export declare function partKey(indexKey: string, part: string): string;
/** Opens a compressed index by the key of its block index; `null` when there is none. */
export declare function openZipNum(blobs: ReadableBlobs, indexKey: string): Promise<ZipNumFile | null>;
/** A compressed index opened for look-up; a few blocks stay in memory. */
declare class ZipNumFile implements LineSource {
    #private;
    readonly name: string;
    constructor(blocks: SortedFile, data: BlobReader | null, name: string);
    from(key: string): Promise<LineBatch>;
    /** Where blocks begin. */
    marks(key: string): AsyncGenerator<readonly string[]>;
    /** The last line lies somewhere in the last block. */
    ends(): AtHand<LineEnds>;
    /** All lines, block by block, checked to be sorted. */
    batches(): AsyncGenerator<readonly string[]>;
    close(): void;
}
export {};
