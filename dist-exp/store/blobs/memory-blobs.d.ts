import type { BlobContent, BlobReader, BlobStore, ListedBlob } from "#ports/index.js";
/** Blobs that end with the process. */
export declare class MemoryBlobs implements BlobStore {
    #private;
    put(key: string, content: BlobContent): Promise<void>;
    open(key: string): Promise<BlobReader | null>;
    list(prefix: string): Promise<ListedBlob[]>;
    stamp(folder: string): string;
    delete(key: string): Promise<void>;
}
