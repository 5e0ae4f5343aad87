import type { IndexEntry } from "#ports/index.js";
import { SortedRuns } from "../../cdxj/sorted-runs.js";
import type { FileSystem } from "../../file-system.js";
import type { PairedRecord } from "../../warc/read/paired-records.js";
import { DraftLooks } from "./draft-looks.js";
import { type OutcomeReader } from "./imported-look.js";
import type { EntryTaker } from "./look-through.js";
/** Where the lines of an import wait; long ones in files beside the indexes, which the next start removes if need be. */
export interface ImportLines {
    readonly runs: SortedRuns;
    /** What the files' records say about pages. */
    readonly looks: DraftLooks;
    /** Reads them as the crawl does; `null` when nothing is to be filed. */
    readonly readOutcome: OutcomeReader | null;
    /** SHA-256 of the files that were copied byte for byte, by their names in the archive. */
    readonly hashes: Map<string, string>;
    /** Lines of one file. */
    readonly draft: () => SortedRuns;
}
/** Lines for the index of one site. */
export declare function importLines(fs: FileSystem, { dir, folder }: {
    readonly dir: string;
    readonly folder: string;
}, readOutcome: OutcomeReader | null): ImportLines;
/** The lines of one file, for the case that it stays as it is. */
export declare class DraftIndex implements EntryTaker {
    #private;
    readonly file: string;
    constructor({ lines }: {
        readonly lines: ImportLines;
    }, file: string);
    take(entry: IndexEntry): Promise<void> | undefined;
    takeLook(paired: PairedRecord<unknown>, block: Buffer | null): Promise<void> | undefined;
    /** Keeps the lines, and the looks where they are all there; or forgets them. */
    end({ isKept, hasLooks }: {
        readonly isKept: boolean;
        readonly hasLooks: boolean;
    }): Promise<void>;
}
