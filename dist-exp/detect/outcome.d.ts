import { type DecodeLimits } from "#formats/index.js";
import type { Digest, Outcome } from "#model/index.js";
import type { ReadableExchange } from "#ports/index.js";
/** A response read: its outcome, its payload's fixity, and its decoded content for link extraction. */
export interface Reading {
    readonly outcome: Outcome;
    readonly payload: {
        readonly digest: Digest;
        readonly offset: number;
    } | null;
    /** Decoded content of a complete state, of a long one its first part; else `null`. */
    readonly content: Uint8Array | null;
    /** Whether `content` is only a first part. */
    readonly isContentCut: boolean;
    readonly status: number | null;
    /** Seconds or an HTTP date, as sent with 429 and 503. */
    readonly retryAfter: string | null;
}
/** Reads one exchange, in bounded memory however long it is; contents are decoded by the capture's own rules. */
export declare function readExchange(exchange: ReadableExchange, limits?: DecodeLimits): Promise<Reading>;
