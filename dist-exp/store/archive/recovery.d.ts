import type { BlobStore, CatalogUpkeep, Logger } from "#ports/index.js";
import type { FileSystem } from "../file-system.js";
/** What recovery works on. */
export interface RecoveryContext {
    readonly dir: string;
    readonly blobs: BlobStore;
    readonly upkeep: CatalogUpkeep;
    readonly fs: FileSystem;
    readonly logger: Logger;
}
/** Removes what an interrupted index build or fetch left; the indexes themselves are replaced whole or not at all. */
export declare function removeLeftovers({ dir, blobs, fs }: RecoveryContext): Promise<void>;
/** Brings every WARC file that was open when a process died, and the sightings in it, to a whole state. */
export declare function recoverUnfinished(context: RecoveryContext): Promise<void>;
