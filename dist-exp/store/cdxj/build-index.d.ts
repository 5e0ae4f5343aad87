import type { BlobStore, IndexEntry } from "#ports/index.js";
import { SortedRuns } from "./sorted-runs.js";
import { type TemporaryFiles } from "./write-zipnum.js";
/** What an index is built into. */
export interface IndexTarget {
    readonly blobs: BlobStore;
    /** `indexes/<site>.cdxj`; a large one is `<site>.idx` with its data file instead. */
    readonly key: string;
    /** For lines that memory does not hold. */
    readonly temporary: TemporaryFiles;
    readonly largeBytes?: number;
}
/**
 * Merges entries, and runs of lines that were sorted before, into an index; lines it has already are not doubled.
 * The runs are gone afterwards.
 */
export declare function mergeIntoIndex(target: IndexTarget, entries: AsyncIterable<IndexEntry>, sorted?: readonly SortedRuns[]): Promise<void>;
/** Puts a new index of these entries in the place of an old one, if any. */
export declare function replaceIndex(target: IndexTarget, entries: AsyncIterable<IndexEntry>): Promise<void>;
