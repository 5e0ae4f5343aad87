import type { Bucket, SealedObject } from "#ports/index.js";
import { type FileSystem } from "../file-system.js";
/** Where objects are brought. */
export interface FetchPlace {
    readonly bucket: Bucket;
    readonly dir: string;
    readonly fs: FileSystem;
}
/** Brings objects into a directory under their names; one that is not what was acknowledged is an error, and stays away. */
export declare function fetchObjects(place: FetchPlace, objects: readonly SealedObject[]): Promise<void>;
/** Brings one object to a path. */
export declare function fetchObject({ bucket, fs }: FetchPlace, object: SealedObject, path: string): Promise<void>;
