import type { BlobReader, Bucket, ListedBlob } from "#ports/index.js";
import type { BlobsBeneath } from "../../blobs/layered-blobs.js";
import type { MirrorFile } from "../../catalog/local-catalog.js";
/** Objects of a bucket, by what a mirror knows of them. */
export declare class MirrorBlobs implements BlobsBeneath {
    #private;
    constructor(bucket: Bucket, file: MirrorFile);
    open(name: string): Promise<BlobReader | null>;
    list(prefix: string): Promise<ListedBlob[]>;
    stamp(folder: string): string;
}
