import { type Surplus } from "./gzip-members.js";
import { type HttpHeader } from "./http-head.js";
/** Bounds against decompression bombs, and what counts as the end. */
export interface DecodeLimits {
    readonly maxOutputBytes: number;
    /** Largest output per input byte; outputs below one MiB are never judged by it. */
    readonly maxRatio: number;
    /** What becomes of bytes after the end of a coding; passed over unless told. */
    readonly surplus?: Surplus;
    /** Whether Zstandard is read: to show what others stored. A certificate's rules know no such coding, and claim nothing. */
    readonly readsZstd?: boolean;
}
/** How decoding ended. */
export type DecodedContent = {
    readonly kind: "ok";
    readonly content: Uint8Array;
} | {
    readonly kind: "too-large";
    readonly limitBytes: number;
} | {
    readonly kind: "corrupt";
    readonly coding: string;
    readonly message: string;
} | {
    readonly kind: "unsupported";
    readonly coding: string;
};
/** Deflate cannot exceed 1032:1, so the ratio stops nested bombs and brotli's. */
export declare const DECODE_LIMITS: DecodeLimits;
/** For what is shown, listed or compared and never certified: every coding that can be read is. */
export declare const SHOW_LIMITS: DecodeLimits;
/** The rules by which a capture decodes contents, named in its settings: bytes after the end are passed over. */
export declare const CONTENT_RULES = "isochron-content/2";
/** By the rules that a capture's settings name: those of captures that name none refused bytes after the end. */
export declare function limitsBy(contentRules: unknown): DecodeLimits;
/** What becomes of bytes after the end of a coding. */
export declare function surplusOf({ surplus }: DecodeLimits): Surplus;
/** Removes all content codings named in the headers, last applied first. */
export declare function decodeContent(body: Uint8Array, headers: readonly HttpHeader[], limits?: DecodeLimits): DecodedContent;
/** The codings to be removed, in the order of removal; too many of them are a trap. */
export declare function appliedCodings(headers: readonly HttpHeader[]): string[] | Extract<DecodedContent, {
    kind: "unsupported";
}>;
/** How many bytes a body of this size may decode to. */
export declare function outputLimit(bodyBytes: number, limits: DecodeLimits): number;
/** Both names of one coding (RFC 9110 section 8.4.1.3). */
export declare function isGzip(coding: string): boolean;
/** Whether a coding is Zstandard, and that is read here. */
export declare function isReadZstd(coding: string, { readsZstd }: Pick<DecodeLimits, "readsZstd">): boolean;
/** Whether deflate data is in zlib's format, as RFC 9110 has it; some servers send raw deflate. */
export declare function hasZlibHeader(body: Uint8Array): boolean;
