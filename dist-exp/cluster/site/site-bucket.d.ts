import type { Agreement, Bucket, BucketContent, Clock, SealedObject, SiteLease } from "#ports/index.js";
import type { Patience } from "./patience.js";
/** What it takes to keep a site's objects. */
export interface SiteBucketPorts {
    readonly objects: Agreement["objects"];
    readonly bucket: Bucket;
    /** The cluster's id. */
    readonly cluster: string;
    readonly clock: Clock;
    readonly patience: Patience;
}
/** Something to be put: its name in the archive, and its bytes. */
export interface NamedContent {
    readonly name: string;
    readonly content: BucketContent;
}
/** One site's part of the bucket under one lease. */
export declare class SiteBucket {
    #private;
    constructor(ports: SiteBucketPorts, lease: SiteLease, held: readonly SealedObject[]);
    heldNames(prefix: string): string[];
    /** What of these does not count as it is, and what counts still of those that are gone. */
    differing(contents: readonly NamedContent[], gone: readonly string[]): {
        changed: NamedContent[];
        leaving: string[];
    };
    /** Says under the new lease what counts. */
    begin(): Promise<void>;
    /** Puts something that does not count yet. */
    upload({ name, content }: NamedContent): Promise<SealedObject>;
    /** From now on these count, and those are gone; `false` where the lease is held no more. */
    acknowledge(put: readonly SealedObject[], gone: readonly string[]): Promise<boolean>;
}
