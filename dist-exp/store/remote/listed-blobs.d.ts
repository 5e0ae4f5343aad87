import type { BlobContent, BlobReader, BlobStore, Bucket, ListedBlob, SealedObject } from "#ports/index.js";
import { type FileSystem } from "../file-system.js";
/** How a list is changed by whoever may. */
export interface ListKeeping {
    /** An object's key for a name; never the same twice. */
    readonly freshKey: (name: string) => string;
    /** All or none; `false` where it is somebody else's list by now. */
    readonly acknowledge: (change: ListChange) => Promise<boolean>;
    /** Bytes wait here for their digest until they are sent. */
    readonly dir: string;
    readonly fs: FileSystem;
}
/** What changes of a list in one step. */
export interface ListChange {
    readonly put: readonly SealedObject[];
    readonly gone: readonly string[];
}
/** The blobs of one list. */
export declare class ListedBlobs implements BlobStore {
    #private;
    /** Without keeping it can be read alone. */
    constructor(bucket: Bucket, objects: Iterable<SealedObject>, keeping?: ListKeeping | null);
    /** Another list from now on; readers opened before go on with what they opened. */
    replace(objects: Iterable<SealedObject>): void;
    put(name: string, content: BlobContent): Promise<void>;
    open(name: string): Promise<BlobReader | null>;
    list(prefix: string): Promise<ListedBlob[]>;
    stamp(folder: string): string;
    delete(name: string): Promise<void>;
}
