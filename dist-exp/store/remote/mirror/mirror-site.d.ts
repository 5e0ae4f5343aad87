import type { Bucket, Logger, ObjectList } from "#ports/index.js";
import { type MirrorFile } from "../../catalog/local-catalog.js";
import type { FileSystem } from "../../file-system.js";
/** A mirror at work. */
export interface MirrorPlace {
    readonly dir: string;
    readonly fs: FileSystem;
    readonly bucket: Bucket;
    readonly objects: Pick<ObjectList, "ofSite">;
    readonly file: MirrorFile;
    readonly logger: Logger;
}
/** Where a site's catalog lies until it is merged. */
export declare const INCOMING = "incoming";
/** Brings one site up to date. */
export declare function mirrorSite(place: MirrorPlace, site: string): Promise<void>;
