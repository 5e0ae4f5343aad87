import type { Archive } from "#ports/index.js";
import { type RestoredSite } from "#store/index.js";
import type { SiteUploads } from "./site-uploads.js";
/** Puts the catalog as it stands, so that readers see what has begun. */
export declare function sealCatalog(dir: string, uploads: SiteUploads): Promise<void>;
/** Puts the outside authority's word on the start of a capture, so that it outlives this machine. */
export declare function sealStart({ dir, blobs }: Archive, captureId: string, uploads: SiteUploads): Promise<void>;
/** Puts everything; index, results and the catalog's copy count together, or none of them does. Nobody may write now. */
export declare function sealAll({ dir, beneath }: {
    readonly dir: string;
} & RestoredSite, uploads: SiteUploads): Promise<void>;
