import type { BlobReader } from "#ports/index.js";
/** Opens files for reading and keeps them open for the next reader. */
export declare class KeptFiles {
    #private;
    /** Opens a file as `fileSource` does; throws what the operating system says when it cannot. */
    open(path: string): BlobReader;
    /** Lets all go; what is being read is closed behind its reader. */
    close(): void;
}
