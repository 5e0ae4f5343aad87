import { type BodyFraming } from "./body-framing.js";
import { type HttpFinding, type HttpHeader } from "./http-head.js";
interface HttpMessage {
    readonly ok: true;
    /** As sent, for example `1.1`. */
    readonly version: string;
    /** In the order sent, duplicates kept. */
    readonly headers: readonly HttpHeader[];
    /** First value of a field, by its name in any case. */
    header(name: string): string | null;
    /** Offset of the first body byte in the bytes given. */
    readonly headerEnd: number;
    readonly findings: readonly HttpFinding[];
}
/** A response with the transfer coding of its body removed. */
export interface HttpResponse extends HttpMessage {
    readonly status: number;
    readonly statusText: string;
    /** The payload: the body without its transfer coding, content coding kept. */
    readonly body: Uint8Array;
    readonly framing: BodyFraming["kind"];
    /** Whether the body ended as its framing says; a close-delimited one counts as complete here. */
    readonly complete: boolean;
}
/** A request; its body is left as it lies. */
export interface HttpRequest extends HttpMessage {
    readonly method: string;
    readonly target: string;
    readonly body: Uint8Array;
}
/** Bytes that are no HTTP message, or whose head is too large to be read. */
export interface HttpMalformed {
    readonly ok: false;
    readonly reason: "not-http" | "head-too-large";
    readonly findings: readonly HttpFinding[];
}
/** What the bytes alone do not say. */
export interface ParseHttpOptions {
    readonly maxHeadBytes?: number;
    /** `GET` unless told; responses to `HEAD` have no body. */
    readonly requestMethod?: string;
}
/** Reads a status line: version, status and text; `null` when it is none. */
export declare function parseStatusLine(line: string): {
    version: string;
    status: number;
    statusText: string;
} | null;
/** The head of a response with what it says about its body. */
export interface ResponseHead extends HttpMessage {
    readonly status: number;
    readonly statusText: string;
    /** Whether the empty line was there. */
    readonly terminated: boolean;
    readonly framing: BodyFraming;
    /** RFC 9112 section 6.3: with such a framing nobody can say that the body is whole. */
    readonly isDoubtful: boolean;
}
/** Parses the head of a raw response, passing over interim (1xx) responses before it. */
export declare function parseResponseHead(bytes: Uint8Array, options?: ParseHttpOptions): ResponseHead | HttpMalformed;
/** Parses a raw response, passing over interim (1xx) responses before it. */
export declare function parseHttpResponse(bytes: Uint8Array, options?: ParseHttpOptions): HttpResponse | HttpMalformed;
/** Parses a raw request. */
export declare function parseHttpRequest(bytes: Uint8Array, options?: ParseHttpOptions): HttpRequest | HttpMalformed;
/** Whether a response of this status is followed by another one; 101 is not, another protocol follows it. */
export declare function isInterim(status: number): boolean;
export {};
