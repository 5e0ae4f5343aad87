import type { FileSystem } from "../file-system.js";
import type { Batches } from "./merge.js";
/** Takes lines in any order and gives them back in sorted sources. */
export declare class SortedRuns {
    #private;
    sizeBytes: number;
    /** Temporary files are named after `prefix`; what a killed process leaves in `indexes` is removed at the next start. */
    constructor(fs: FileSystem, prefix: string, runBytes?: number);
    /** Takes a line; a promise only when a run is full and has to be written. */
    add(line: string): Promise<void> | undefined;
    /** Sorted sources of all lines. */
    sources(): Batches[];
    /** Forgets all lines. */
    remove(): Promise<void>;
}
