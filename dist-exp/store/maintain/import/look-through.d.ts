import type { ByteSource, IndexEntry } from "#ports/index.js";
import type { Finding } from "../../warc/read/finding.js";
import { type PairedRecord } from "../../warc/read/paired-records.js";
import type { RecordedSpan } from "./import-record.js";
/** A run of records in a file: one that a capture of ours wrote as a file of its own, or any others. */
export interface Part {
    readonly from: number;
    /** Where our own file lay in its archive; `null` for others' records. */
    readonly ownFile: string | null;
    readonly capture: string | null;
}
/** What the first reading tells. */
export interface FileFacts {
    readonly records: number;
    readonly findings: readonly Finding[];
    /** Whether every record can be read where it lies, by its offset, without any mending. */
    readonly isAsItShouldBe: boolean;
    readonly parts: readonly Part[];
    /** Between which times its records tell of pages, and of which first. */
    readonly span: RecordedSpan;
}
/** What hears of a file's index entries and looks while it is read for the first time. */
export interface EntryTaker {
    /** Where the file will lie if it can lie there as it is. */
    readonly file: string;
    readonly take: (entry: IndexEntry) => Promise<void> | undefined;
    /** Not of records in files of ours: they are filed as their captures. */
    readonly takeLook: (paired: PairedRecord<unknown>, block: Buffer | null) => Promise<void> | undefined;
}
/** Reads a source to its end; entries are given out as long as the file may stay as it is. */
export declare function lookThrough(source: ByteSource, name: string, taker?: EntryTaker | null): Promise<FileFacts>;
