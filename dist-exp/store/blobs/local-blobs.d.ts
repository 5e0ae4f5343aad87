import type { BlobContent, BlobReader, BlobStore, ListedBlob } from "#ports/index.js";
import { type FileSystem } from "../file-system.js";
/** How files are read. */
export interface LocalReading {
    /** Opens a file; anew for each reader unless told. */
    readonly open?: (path: string) => BlobReader;
}
/** The blobs of one directory. */
export declare class LocalBlobs implements BlobStore {
    #private;
    constructor(dir: string, fs: FileSystem, reading?: LocalReading);
    put(key: string, content: BlobContent): Promise<void>;
    open(key: string): Promise<BlobReader | null>;
    list(prefix: string): Promise<ListedBlob[]>;
    stamp(folder: string): string;
    delete(key: string): Promise<void>;
}
