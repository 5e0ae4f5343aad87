/** Bytes that can be read anywhere. */
export interface ByteSource {
    readonly sizeBytes: number;
    /**
     * Up to so many bytes from an offset: fewer only where the source ends, none beyond. A source that has them at hand
     * answers at once, so that awaiting it costs next to nothing. An answer at once may lie in `lent`, which is the
     * caller's: who lends it is done with one answer before asking for the next.
     */
    read(offset: number, lengthBytes: number, lent?: Uint8Array): Uint8Array | Promise<Uint8Array>;
}
/** An opened blob: what it was when it was opened, also after it was replaced or deleted. */
export interface BlobReader extends ByteSource {
    close(): void;
}
/** A blob in a listing. */
export interface ListedBlob {
    readonly key: string;
    readonly sizeBytes: number;
    /** Another one after every replacement. */
    readonly version: string;
}
/** Bytes in one piece or in many. */
export type BlobContent = Uint8Array | Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
/**
 * Blobs by key: relative paths with forward slashes. A key that could lead out of the store, or that ends as
 * unfinished files do (`.tmp`), is refused.
 */
export interface BlobStore {
    /** Puts a blob in place, whole or not at all, instead of any before it; it survives power loss when this resolves. */
    put(key: string, content: BlobContent): Promise<void>;
    /** `null` when there is no such blob. */
    open(key: string): Promise<BlobReader | null>;
    /** All whose keys begin so, in byte order of their keys. */
    list(prefix: string): Promise<ListedBlob[]>;
    /**
     * A word that changes whenever the blobs of a folder do (those whose keys begin with it and a slash, without further
     * ones): cheap enough to be asked before every look-up.
     */
    stamp(folder: string): string | Promise<string>;
    /** No blob of that key is there afterwards, whether one was or not. */
    delete(key: string): Promise<void>;
}
