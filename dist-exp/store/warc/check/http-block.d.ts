import { type ResponseHead } from "#formats/http/http-message.js";
import { type HttpRequest } from "#formats/index.js";
/** Where the bytes of a body go. */
export interface BodySink {
    /** The body as it lies in the record. */
    onRaw(bytes: Buffer): void;
    /** The body without its transfer coding. */
    onPayload(bytes: Buffer): void;
}
/** Splits a block into head and body in constant memory. */
export declare class HttpBlock {
    #private;
    constructor(kind: "request" | "response", sink: BodySink);
    /** The message's head; `null` before it was read, and when there is none. */
    get message(): HttpRequest | ResponseHead | null;
    push(bytes: Buffer): void;
    /** Call after the last piece; says what is wrong with the message, if anything. */
    finish(): string | null;
}
