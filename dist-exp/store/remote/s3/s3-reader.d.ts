import type { BlobReader } from "#ports/index.js";
import { type ObjectWindows, type ReadingPlace } from "./object-windows.js";
/** What is read. */
export type ReadObject = Pick<ReadingPlace, "key" | "version" | "sizeBytes" | "fetch">;
/** Reads an object in windows that all readers share; nothing is open between reads. */
export declare class S3Reader implements BlobReader {
    #private;
    readonly sizeBytes: number;
    constructor(windows: ObjectWindows, object: ReadObject);
    read(offset: number, lengthBytes: number): Uint8Array | Promise<Uint8Array>;
    close(): void;
}
