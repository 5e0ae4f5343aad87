/** One header field as sent, latin1, white space around the value removed. */
export type HttpHeader = readonly [name: string, value: string];
/** What was wrong with a message, and at which byte; each code is reported once, at its first place. */
export interface HttpFinding {
    readonly code: HttpFindingCode;
    readonly offset: number;
}
/** Every irregularity that the reader lives with. */
export type HttpFindingCode = "leading-blank-lines" | "interim-response" | "head-unterminated" | "header-without-colon" | "header-folded" | "header-name-spaced" | "nul-in-head" | "content-length-invalid" | "content-length-ignored" | "transfer-coding-unknown" | "chunked-not-chunked" | "chunks-broken" | "body-short" | "surplus-bytes";
/** The head of a message: everything up to and including the empty line. */
export interface HttpHead {
    readonly startLine: string;
    readonly headers: readonly HttpHeader[];
    /** Offset of the first body byte. */
    readonly end: number;
    /** Whether the empty line was there. */
    readonly terminated: boolean;
}
/** Heads larger than this are refused: no honest server sends one. */
export declare const MAX_HEAD_BYTES: number;
/** Collects findings, one per code, so that hostile input cannot fill memory with them. */
export declare class FindingList {
    #private;
    add(code: HttpFindingCode, offset: number): void;
    has(code: HttpFindingCode): boolean;
    toArray(): HttpFinding[];
}
/** Offset just after the empty line that ends a head, searching from `from`; -1 when it is not there (yet). */
export declare function findHeadEnd(bytes: Uint8Array, from: number): number;
/** Offset of the first byte at or after `from` that is neither CR nor LF. */
export declare function skipBlankLines(bytes: Uint8Array, from: number): number;
/** Reads the head that starts at `from`; `null` when it exceeds `maxBytes`. */
export declare function readHead(bytes: Uint8Array, from: number, maxBytes: number, findings: FindingList): HttpHead | null;
/** First value of a field, by its name in any case; `null` when it is absent. */
export declare function headerValue(headers: readonly HttpHeader[], name: string): string | null;
/** All members of a comma-separated field, over all its lines, without empty ones (RFC 9110 section 5.6.1). */
export declare function headerMembers(headers: readonly HttpHeader[], name: string): string[];
/** Removes spaces and tabs at both ends; `trim()` would also eat latin1 no-break spaces. */
export declare function trimOws(text: string): string;
/** The same bytes as a Buffer, without copying. */
export declare function asBuffer(bytes: Uint8Array): Buffer;
