import type { BlobContent, BlobReader, BlobStore, ListedBlob } from "#ports/index.js";
/** Blobs that are read and never changed. */
export type BlobsBeneath = Pick<BlobStore, "open" | "list" | "stamp">;
/** Two stores as one. */
export declare class LayeredBlobs implements BlobStore {
    #private;
    constructor(upper: BlobStore, beneath: BlobsBeneath);
    put(key: string, content: BlobContent): Promise<void>;
    open(key: string): Promise<BlobReader | null>;
    list(prefix: string): Promise<ListedBlob[]>;
    stamp(folder: string): string | Promise<string>;
    delete(key: string): Promise<void>;
}
