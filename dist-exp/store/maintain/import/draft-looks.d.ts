import { type Outcome } from "#model/index.js";
import type { FileSystem } from "../../file-system.js";
import type { RecordedRequest } from "../../warc/read/paired-records.js";
import type { LookFacts } from "./imported-look.js";
/** A record's look; without an outcome, the block has to be read where it lies, with what the request says. */
export interface DraftLook {
    readonly facts: LookFacts;
    readonly outcome: Outcome | null;
    readonly request: RecordedRequest | null;
}
/** The looks of an import's files, in the order of their records. */
export declare class DraftLooks {
    #private;
    constructor(fs: FileSystem, path: string);
    /** Takes a look of the file that is being read; a promise only when something has to be written. */
    add(look: DraftLook): Promise<void> | undefined;
    /** The looks that follow are of another file; those since the last call count only if they were kept. */
    beginFile(): void;
    /** The file is read: its looks are kept under its name in the archive. */
    keepFile(file: string): Promise<void>;
    /** The looks of a file; `null` when there are none, and its records have to be read. */
    of(file: string): AsyncGenerator<DraftLook> | null;
    /** Forgets all looks. */
    remove(): Promise<void>;
}
