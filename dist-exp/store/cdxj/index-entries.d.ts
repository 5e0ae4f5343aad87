import type { ByteSource, IndexEntry } from "#ports/index.js";
import type { Finding } from "../warc/read/finding.js";
import { type RecordedRequest } from "../warc/read/paired-records.js";
import { type ReadRecord } from "../warc/read/warc-reader.js";
/** What of an entry the block alone tells. */
export type EntryDraft = Omit<IndexEntry, "length" | "file" | "surt" | "method" | "requestBody">;
/** Entries of the responses, revisits and resources of a WARC file; `onFinding` hears what is wrong with it, `onBlock` how responses begin. */
export declare function indexEntries(source: ByteSource, file: string, onFinding: (finding: Finding) => void, onBlock?: (offset: number, beginning: Buffer) => void): AsyncGenerator<IndexEntry>;
/** The entry of a record at its place; what answers anything but a GET is found by its request too. */
export declare function entryOf(draft: EntryDraft, { file, length, request }: {
    file: string;
    length: number;
    request: RecordedRequest | null;
}): IndexEntry;
/** Reads as much of a record's block as its entry needs; `null` for a record that replay does not show. */
export declare function draftOf(record: ReadRecord, onBlock?: (offset: number, beginning: Buffer) => void): Promise<EntryDraft | null>;
/** The same from a block, or its first part, that is at hand. */
export declare function draftFrom(record: ReadRecord, block: Buffer): EntryDraft;
/** As much of a response as its head can take, or more when asked for. */
export declare function headBytes(pieces: AsyncIterable<Uint8Array>, mostBytes?: number): Promise<Buffer>;
