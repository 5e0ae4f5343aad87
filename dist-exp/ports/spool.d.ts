import type { Digest } from "#model/index.js";
/** Bytes put aside, to be read as often as needed until they are discarded. */
export interface SpooledBytes {
    readonly sizeBytes: number;
    /** Of all the bytes. */
    readonly digest: Digest;
    /** From the first byte on, in pieces. */
    read(): AsyncIterable<Uint8Array>;
    discard(): Promise<void>;
}
/** Bytes on their way into a spool. */
export interface SpoolWriter {
    /** Resolves when the bytes need not be kept by the caller any more; calls do not overlap. */
    append(bytes: Uint8Array): Promise<void>;
    finish(): Promise<SpooledBytes>;
    /** Gives up what was appended. */
    discard(): Promise<void>;
}
/** A place for long responses between the socket and the WARC, so that memory does not grow with them. */
export interface Spool {
    create(): SpoolWriter;
}
