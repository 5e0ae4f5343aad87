import type { BlobReader } from "../blobs.js";
/** Bytes on their way into a bucket. */
export interface BucketContent {
    readonly sizeBytes: number;
    /** Hex: what arrives otherwise is refused. */
    readonly sha256: string;
    /** From the start, each time it is called: an upload may be tried again. */
    readonly pieces: () => AsyncIterable<Uint8Array>;
}
/** An object in a listing. */
export interface ListedObject {
    readonly key: string;
    readonly sizeBytes: number;
}
/** Objects by key: relative paths with forward slashes, as of blobs. Time limits and retries are the bucket's own. */
export interface Bucket {
    /** Where it is, for people: `s3://bucket/prefix`, never with a secret in it. */
    readonly place: string;
    /**
     * Puts an object whole or not at all; `exists` where another call has put one of that key, which stays as it is. A call
     * that fails may have put it all the same, and its bytes may arrive later: whoever tries again takes another key.
     */
    putOnce(key: string, content: BucketContent, signal?: AbortSignal): Promise<"put" | "exists">;
    /**
     * `null` when there is no such object. Of one whose size is known nothing is asked until it is read: one that is not
     * there is an error then, at the latest.
     */
    open(key: string, knownBytes?: number): Promise<BlobReader | null>;
    /** All whose keys begin so, in byte order of their keys. */
    list(prefix: string): AsyncIterable<ListedObject>;
    /** No object of that key is there afterwards. */
    delete(key: string): Promise<void>;
    close(): void;
}
