import type { ToldPieces } from "#ports/index.js";
import type { GitRepository } from "./git-process.js";
/** Asks for blobs, and reads them in the same order. */
export declare class BlobReader {
    #private;
    constructor(repository: GitRepository);
    /** Asks for one; it is read when its turn comes. */
    ask(blob: string): void;
    /** The next one that was asked for. @throws UsageError when it is missing or broken */
    next(path: string): Promise<Uint8Array | ToldPieces>;
    /** Ends it. */
    close(): void;
}
