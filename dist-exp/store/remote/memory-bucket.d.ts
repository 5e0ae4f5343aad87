import type { BlobReader, Bucket, BucketContent, ListedObject } from "#ports/index.js";
/** Objects that end with the process. */
export declare class MemoryBucket implements Bucket {
    #private;
    readonly place = "memory:";
    putOnce(key: string, content: BucketContent, signal?: AbortSignal): Promise<"put" | "exists">;
    open(key: string): Promise<BlobReader | null>;
    list(prefix: string): AsyncGenerator<ListedObject>;
    delete(key: string): Promise<void>;
    close(): void;
}
