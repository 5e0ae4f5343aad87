import { type HttpFindingCode, type HttpHeader } from "./http-head.js";
/** Where a body ends: it has none, after n bytes, after the last chunk, or when the connection closes. */
export type BodyFraming = {
    readonly kind: "none";
} | {
    readonly kind: "length";
    readonly bytes: number;
} | {
    readonly kind: "chunked";
} | {
    readonly kind: "close";
};
/** What a head says about the body after it. */
export interface FramingFacts {
    readonly framing: BodyFraming;
    /** Why nobody can say that a body so framed is whole; `null` when it can be told. */
    readonly doubt: HttpFindingCode | null;
    /** Both lengths are given, of which Transfer-Encoding's counts. */
    readonly ignoresLength: boolean;
    /** Whether the connection may carry another response after this one (section 9.3). */
    readonly isPersistent: boolean;
}
/** The head of a response, as far as framing goes. */
export interface FramedHead {
    readonly version: string;
    readonly status: number;
    readonly headers: readonly HttpHeader[];
}
/** Decides the framing of a response to a request of the given method. */
export declare function framingFacts(head: FramedHead, method?: string): FramingFacts;
