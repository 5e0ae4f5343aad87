import { type Instant } from "#model/index.js";
import type { Clock, Spool, ToldPieces } from "#ports/index.js";
/** What a file was while it was read. */
export interface SteadyState {
    /** SHA-256 of its bytes, and what the file system says of it: device, inode, size, mtime, ctime. */
    readonly mark: string;
    readonly modifiedAt: Instant | null;
    /** Before it was opened, and after its last look. */
    readonly startedAt: Instant;
    readonly endedAt: Instant;
    /** Where they were wanted: in memory, or in the spool. */
    readonly bytes: Uint8Array | SpooledPieces | null;
}
/** Bytes put aside until they are on record. */
export interface SpooledPieces extends ToldPieces {
    discard(): Promise<void>;
}
/** How a reading ended: a state, or why there is none. */
export type SteadyRead = {
    readonly kind: "steady";
    readonly state: SteadyState;
} | {
    readonly kind: "none";
    readonly why: string;
};
/** What a reading needs. */
export interface Reading {
    readonly clock: Clock;
    /** Where long files are put aside; without it bytes are only hashed. */
    readonly spool: Spool | null;
}
/** Reads a file, waiting for a tick of the file system where it has just been changed. */
export declare function readSteadily(path: Buffer, reading: Reading): Promise<SteadyRead>;
/** Bytes in memory, or in the spool where there are many. */
export declare function holdBytes(pieces: AsyncIterable<Uint8Array>, expectedBytes: number, spool: Spool): Promise<Uint8Array | SpooledPieces>;
/** Gives up bytes that were put aside. */
export declare function discardBytes(bytes: SteadyState["bytes"]): Promise<void>;
/** What the file system says of a file: another one, or a changed one, has other facts. */
export declare function factsOfFile(path: string): Promise<string>;
