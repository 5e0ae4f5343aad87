import type { BucketContent } from "#ports/index.js";
/** One sending of a content. */
export declare class Sending {
    #private;
    constructor(key: string, content: BucketContent, touch: () => void);
    /** What is wrong with the bytes themselves, whatever the server said of it. */
    get fault(): {
        readonly error: unknown;
    } | null;
    /** The bytes, the last of them only when all are as they should be. */
    pieces(): AsyncGenerator<Uint8Array>;
}
