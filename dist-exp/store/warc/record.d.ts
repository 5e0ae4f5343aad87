import { type Instant } from "#model/index.js";
import type { SpooledBytes } from "#ports/index.js";
/** Stands on records that are not what was sent and received, and says what of them is masked (section 5.1 allows it). */
export declare const MASKED_FIELD = "Isochron-Masked";
/** One named field of a record's head. */
export type WarcField = readonly [name: string, value: string];
/** A record to be written; length and block digest are added. */
export interface RecordDraft {
    readonly type: "warcinfo" | "request" | "response" | "revisit" | "metadata" | "resource" | "conversion";
    readonly id: string;
    readonly date: Instant;
    /** Beyond type, id, date, content type, length and block digest. */
    readonly fields: readonly WarcField[];
    readonly contentType: string | null;
    readonly block: Uint8Array;
}
/** A record whose block is long and put aside. */
export interface SpooledDraft extends Omit<RecordDraft, "block"> {
    readonly block: SpooledBytes;
}
/** A record to be written, of whatever size. */
export type AnyDraft = RecordDraft | SpooledDraft;
/** Whether the record can be made in one piece. */
export declare function isWhole(draft: AnyDraft): draft is RecordDraft;
/** Size of the record's block. */
export declare function blockBytes({ block }: AnyDraft): number;
/** A fresh WARC-Record-ID, as it stands in the header, with its angle brackets. */
export declare function newRecordId(): string;
/** The record's bytes before compression: head, block, two empty lines (section 4). */
export declare function encodeRecord(draft: RecordDraft): Buffer;
/** The same bytes in pieces, for a block of any size. */
export declare function recordPieces(draft: AnyDraft): AsyncGenerator<Uint8Array>;
/** `application/warc-fields`: one `name: value` per line; line breaks and backslashes are escaped by a backslash. */
export declare function encodeWarcFields(fields: Readonly<Record<string, string>>): Buffer;
/** Reads what {@link encodeWarcFields} wrote, and warc-fields of others; of equal names the last one counts. */
export declare function decodeWarcFields(bytes: Uint8Array): Record<string, string>;
