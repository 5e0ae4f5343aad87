import type { SealedObject, SiteLease } from "#ports/index.js";
import { type SealedFile } from "#store/index.js";
import type { AgreedClock } from "../clock/agreed-clock.js";
import { Patience } from "./patience.js";
import { type NamedContent, type SiteBucketPorts } from "./site-bucket.js";
/** What uploads need. */
export interface UploadPorts extends Omit<SiteBucketPorts, "patience" | "clock"> {
    readonly clock: AgreedClock;
    readonly patience: Omit<ConstructorParameters<typeof Patience>[0], "site" | "backlogBytes">;
}
/** The uploads of one site under one lease, in the order in which things are sealed. */
export declare class SiteUploads {
    #private;
    constructor(ports: UploadPorts, lease: SiteLease, { dir, held }: {
        dir: string;
        held: readonly SealedObject[];
    });
    /** Bytes that are sealed and not acknowledged. */
    get backlogBytes(): number;
    /** Says in the bucket what counts now, so that it is found there when the agreement is lost. */
    begin(): Promise<void>;
    /** A WARC file was closed. */
    add({ file, sizeBytes, sha256 }: SealedFile): void;
    /**
     * Puts these where they differ from what counts, and lets names go, in one acknowledgement; everything added so far
     * counts before. @throws SiteLost
     */
    put(contents: readonly NamedContent[], gone?: readonly string[]): Promise<void>;
    /** Names that count, of those that begin so. */
    heldNames(prefix: string): string[];
    /** Sends nothing more: the site is another's, or the machine is. */
    stop(): void;
}
