import type { Spool, SpooledBytes, SpoolWriter } from "#ports/index.js";
import type { FileSystem } from "../file-system.js";
/** A spool in a directory; its files are never synced, since nothing acknowledged is in them. */
export declare class FileSpool implements Spool {
    #private;
    constructor(fs: FileSystem, dir: string);
    create(): SpoolWriter;
    /** Removes what nobody has discarded. */
    close(): Promise<void>;
}
/** Bytes put aside in a file. */
export interface FileSpooled extends SpooledBytes {
    readonly path: string;
}
/** What lies in a spool's file, to be read and at last discarded. */
export declare function spooledAt(place: Pick<FileSpooled, "path" | "sizeBytes" | "digest">, discard: () => Promise<void>): FileSpooled;
/** Removes what a killed process has left in a directory. */
export declare function removeSpooled(fs: FileSystem, dir: string): Promise<void>;
