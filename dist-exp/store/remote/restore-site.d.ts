import { type FileSystem } from "../file-system.js";
import { type BlobsBeneath } from "../blobs/layered-blobs.js";
import type { ReindexOptions } from "../maintain/reindex.js";
import type { Bucket, Logger, SealedObject } from "#ports/index.js";
/** What of a site is restored, and where. */
export interface RestoreOptions {
    readonly bucket: Bucket;
    /** What is acknowledged of the site. */
    readonly objects: readonly SealedObject[];
    /** The site's directory; what lies there goes. */
    readonly dir: string;
    readonly readOutcome: ReindexOptions["readOutcome"];
    readonly logger: Logger;
    readonly fileSystem?: FileSystem;
}
/** A site's directory, restored. */
export interface RestoredSite {
    /** Its sealed WARC files, for whoever opens the archive. */
    readonly beneath: BlobsBeneath;
}
/** Restores a site's directory; all that is fetched is held against its digest. */
export declare function restoreSite(options: RestoreOptions): Promise<RestoredSite>;
