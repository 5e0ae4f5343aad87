import { type HttpHeader } from "#formats/index.js";
import type { Instant } from "#model/index.js";
import type { ByteSource } from "#ports/index.js";
import { type WindowBytes } from "./source-window.js";
import type { Finding } from "./finding.js";
import { type RecordHead } from "./record-head.js";
import { type Segment } from "./segment.js";
/** A record's head, and its block to be read before the next item is asked for. */
export interface ReadRecord {
    /** Where the record, or the compressed member that holds it, begins in the file. */
    readonly offset: number;
    /** How the member that holds it is compressed; `null` in a plain file. */
    readonly coding: Segment["coding"];
    readonly format: string;
    readonly type: string;
    readonly id: string | null;
    readonly date: Instant | null;
    readonly target: string | null;
    readonly fields: readonly HttpHeader[];
    field(name: string): string | null;
    /** How long the block will be; `null` when only reading it can tell. */
    readonly blockBytes: number | null;
    /** The block's bytes in order; can be read once. */
    readonly block: AsyncIterable<Buffer>;
}
/** What a reader gives out: a record, then (its block read or not) its end; findings in between. */
export type WarcItem = {
    readonly kind: "record";
    readonly record: ReadRecord;
} | {
    readonly kind: "end";
    readonly record: ReadRecord;
    /** Bytes on disk, in a plain file without the empty lines behind; `null` when others share its compressed member. */
    readonly length: number | null;
    /** Whether all of the record is there. */
    readonly isWhole: boolean;
} | {
    readonly kind: "finding";
    readonly finding: Finding;
};
/** All records and findings of a source, in order, from the beginning of a record on; findings carry the name. */
export declare function readWarc(source: ByteSource, name: string, offset?: number, window?: WindowBytes): AsyncGenerator<WarcItem>;
/** A record as its head tells of it. */
export declare function toldRecord(head: RecordHead, { offset, coding, blockBytes }: Pick<ReadRecord, "offset" | "coding" | "blockBytes">): Omit<ReadRecord, "block">;
