import type { BlobStore, CopyFile } from "#ports/index.js";
/** The files of a capture that others may see, byte for byte, under the given folder. */
export declare function capturePapers(blobs: BlobStore, captureId: string, folder: string): AsyncGenerator<CopyFile>;
