import { type RecordRef } from "#model/index.js";
import type { SortedRuns } from "../cdxj/sorted-runs.js";
import { type AnyDraft } from "./record.js";
import { type WarcSummary } from "./warc-summary.js";
/** Summary and index lines of one file, gathered while it is written from its first byte. */
export declare class WrittenFile {
    #private;
    constructor(file: string, lines: SortedRuns);
    /** Takes note of records just written. */
    add(drafts: readonly AnyDraft[], refs: readonly RecordRef[]): Promise<void>;
    get summary(): WarcSummary;
    /** Whether there are lines that nobody took. */
    get hasLines(): boolean;
    /** Hands over the index lines, as reading the file would give them; `null` when they are not to be had. */
    takeLines(): SortedRuns | null;
}
