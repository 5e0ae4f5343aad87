import type { Archive, BlobReader } from "#ports/index.js";
import type { CaptureHead } from "../capture-schema.js";
type CaptureFile = CaptureHead["files"][number];
/** A file as it is listed, and its key in the archive. */
export interface KeyedFile extends CaptureFile {
    readonly key: string;
}
/** The files; `null` where rules keep something from the reader: a file cannot be given in part. */
export declare function filesOf(archive: Archive, captureId: string): Promise<KeyedFile[] | null>;
/** A blob from its beginning to its end, at the reader's pace; closed whatever happens. */
export declare function piecesOf(blob: BlobReader): AsyncGenerator<Uint8Array>;
export {};
