import type { Spool, SpooledBytes } from "#ports/index.js";
/** A response as it was received. */
export interface ReceivedBytes {
    /** All of it, or the first part of a spooled one. */
    readonly first: Uint8Array;
    readonly spooled: SpooledBytes | null;
}
/** Takes a response's bytes in order; without a spool all of them stay in memory. */
export declare class ResponseBytes {
    #private;
    constructor(spool: Spool | null);
    /** Whether so much waits for the spool that no more should come. */
    get isBehind(): boolean;
    add(bytes: Uint8Array): void;
    /** Resolves when all that was added is put aside; rejects when it cannot be. */
    written(): Promise<void>;
    finish(): Promise<ReceivedBytes>;
    discard(): Promise<void>;
}
