import { type Described, type Description, type DublinCore, type Instant } from "#model/index.js";
import type { BlobStore, ByteSource, DescriptionStore } from "#ports/index.js";
/** The descriptions of one archive. */
export declare class DescriptionFiles implements DescriptionStore {
    #private;
    constructor(blobs: BlobStore, software?: string);
    get(of: Described): Promise<Description | null>;
    put(of: Described, elements: DublinCore, at: Instant): Promise<Description>;
    all(): AsyncGenerator<Description>;
}
/** What was ever said of a site or capture, by key, oldest first. */
export declare function descriptionKeys(blobs: Pick<BlobStore, "list">, of: Described): Promise<string[]>;
/** What a file says; `null` when it is no description. */
export declare function readDescription(source: ByteSource, name: string): Promise<Description | null>;
/** Where what is said lies: by time, so that the last key is the latest. */
export declare function keyOf({ of, at }: Pick<Description, "of" | "at">, bytes: Uint8Array): string;
