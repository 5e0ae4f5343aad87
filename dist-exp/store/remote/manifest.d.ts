import { type Instant } from "#model/index.js";
import type { Bucket, SealedObject } from "#ports/index.js";
/** One site's state, by name. */
export interface SiteManifest {
    readonly version: 1;
    /** The cluster's id. */
    readonly cluster: string;
    readonly site: string;
    readonly fence: number;
    /** Grows with each manifest under a fence. */
    readonly seq: number;
    readonly at: Instant;
    readonly objects: readonly SealedObject[];
}
/** A manifest as it lies in the bucket. */
export declare function manifestBytes(manifest: SiteManifest): Buffer;
/** Reads a manifest from the bucket. @throws FORMAT for what is none, or speaks of other places than its site's */
export declare function readManifest(bucket: Bucket, key: string): Promise<SiteManifest>;
