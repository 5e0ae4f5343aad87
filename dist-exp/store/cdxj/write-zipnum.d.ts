import type { BlobStore } from "#ports/index.js";
import type { FileSystem } from "../file-system.js";
/** Where lines may wait in a file while an index is built. */
export interface TemporaryFiles {
    readonly fs: FileSystem;
    /** Their path but for its end. */
    readonly prefix: string;
}
/** Writes `x.idx`, one line `key<TAB>part<TAB>offset<TAB>length<TAB>number` per block, and `part.cdxj.gz`. */
export declare function writeZipNum(blobs: BlobStore, indexKey: string, batches: AsyncIterable<readonly string[]>, { fs, prefix }: TemporaryFiles): Promise<{
    lines: number;
    blocks: number;
}>;
/** Removes a compressed index, its block index first. */
export declare function removeZipNum(blobs: BlobStore, indexKey: string): Promise<void>;
/** Data files of a folder that no block index names: left by a process that was killed. */
export declare function orphanedParts(blobs: BlobStore, folder: string): Promise<string[]>;
