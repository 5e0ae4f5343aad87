import { type ReadRecord } from "./warc-reader.js";
/** A record and all of its block. */
export interface RecordAtOnce {
    readonly record: Omit<ReadRecord, "block">;
    readonly block: Buffer;
}
/** Reads the bytes as one whole record of a file at an offset; `null` where they are anything else. */
export declare function recordAtOnce(bytes: Buffer, offset: number): RecordAtOnce | null;
