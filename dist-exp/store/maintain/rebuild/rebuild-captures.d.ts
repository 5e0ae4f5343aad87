import type { BlobStore } from "#ports/index.js";
import type { RebuildContext } from "./rebuild-context.js";
/** What was rebuilt. */
export interface RebuiltCaptures {
    readonly sightingsAdded: number;
    /** Every WARC file that the catalog lists now. */
    readonly listed: ReadonlySet<string>;
}
/** Takes files into the catalog, in their order; the indexes must know their records. */
export declare function rebuildCaptures({ blobs }: {
    readonly blobs: BlobStore;
}, { catalog, readOutcome }: Pick<RebuildContext, "catalog" | "readOutcome">, files: readonly string[]): Promise<RebuiltCaptures>;
