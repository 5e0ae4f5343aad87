import type { Bucket, Logger, ObjectList } from "#ports/index.js";
import type { BlobsBeneath } from "../../blobs/layered-blobs.js";
import { MirrorFile } from "../../catalog/local-catalog.js";
import { type FileSystem } from "../../file-system.js";
/** What is mirrored, and where. */
export interface MirrorOptions {
    readonly dir: string;
    readonly bucket: Bucket;
    readonly objects: Pick<ObjectList, "ofSite" | "changedSince">;
    /** The cluster's id: a directory that mirrors another one is refused. */
    readonly cluster: string;
    readonly logger: Logger;
    readonly fileSystem?: FileSystem;
}
/** Opens a mirror; it is made when missing, and empty until it is brought up to date. */
export declare function openMirror(options: MirrorOptions): Promise<Mirror>;
/** The mirror of one cluster. */
export declare class Mirror {
    #private;
    readonly dir: string;
    constructor(options: MirrorOptions, fs: FileSystem, file: MirrorFile);
    /** The WARC files of all sites, for whoever opens the directory as an archive. */
    get beneath(): BlobsBeneath;
    /** Brings it up to date; returns how many sites had changed. Of two processes one does, and the other waits for it. */
    refresh(signal?: AbortSignal): Promise<number>;
    /** Brings the WARC files of these captures here, and those that lend them bodies: for whoever needs every byte. */
    bringCaptures(ids: ReadonlySet<string>): Promise<void>;
    close(): void;
}
