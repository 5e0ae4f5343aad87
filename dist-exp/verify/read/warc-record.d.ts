import type { GzipMember } from "./gzip-members.js";
/** A record whose block digest has been recomputed. */
export interface WarcRecord {
    readonly file: string;
    readonly offset: number;
    readonly id: string;
    readonly type: string;
    readonly target: string | null;
    /** Epoch milliseconds. */
    readonly date: number;
    /** All of it, or the first part of a long one. */
    readonly block: Buffer;
    /** A long block from its first byte on, as often as called; `null` when `block` is all of it. */
    readonly pieces: (() => AsyncIterable<Uint8Array>) | null;
    field(name: string): string | null;
}
/** Reads the one record that a member holds (WARC 1.1 section 4); only some types may be `long`. */
export declare function readRecord(member: GzipMember, file: string, long?: ReadonlySet<string>): Promise<WarcRecord>;
/** The lines of an `application/warc-fields` block; `\\`, `\r`, `\n` and `\uXXXX` are undone. */
export declare function warcFields(block: Buffer): Record<string, string>;
