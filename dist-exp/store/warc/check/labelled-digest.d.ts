import { type Hash } from "node:crypto";
/** A digest that can be recomputed. */
export interface LabelledDigest {
    readonly algorithm: string;
    /** Hexadecimal, lower case. */
    readonly hex: string;
}
/** Reads `label:value`; `null` when the label is none we know. A value of no known form matches nothing. */
export declare function parseDigest(text: string): LabelledDigest | null;
/** Whether the bytes hashed so far have this digest. */
export declare function matches(digest: LabelledDigest, hash: Hash): boolean;
/** Bytes in base32, as crawlers write SHA-1 (RFC 4648 section 6). */
export declare function base32(bytes: Uint8Array): string;
