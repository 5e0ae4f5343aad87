import { asBuffer, findHeadEnd } from "#formats/http/http-head.js";
import { parseResponseHead } from "#formats/http/http-message.js";
import { StreamedBody } from "#formats/http/streamed-body.js";
import { parseHttpRequest } from "#formats/index.js";
const MAX_HEAD_BYTES = 256 * 1024;
/** Splits a block into head and body in constant memory. */
export class HttpBlock {
    #kind;
    #sink;
    #pending = Buffer.alloc(0);
    #message = null;
    #framing = null;
    #body = null;
    #bodyBytes = 0;
    constructor(kind, sink) {
        this.#kind = kind;
        this.#sink = sink;
    }
    /** The message's head; `null` before it was read, and when there is none. */
    get message() {
        return this.#message;
    }
    push(bytes) {
        if (this.#pending === null) {
            this.#take(bytes);
            return;
        }
        this.#pending = this.#pending.length === 0 ? bytes : Buffer.concat([this.#pending, bytes]);
        if (findHeadEnd(this.#pending, 0) >= 0 || this.#pending.length > MAX_HEAD_BYTES)
            this.#readHead(this.#pending);
    }
    /** Call after the last piece; says what is wrong with the message, if anything. */
    finish() {
        if (this.#pending !== null)
            this.#readHead(this.#pending);
        if (!this.#message)
            return "not an HTTP message";
        if (!this.#framing || !this.#body || this.#bodyBytes === 0)
            return null;
        return problemOf(this.#framing, this.#body, this.#bodyBytes);
    }
    #readHead(bytes) {
        this.#pending = null;
        const parsed = this.#kind === "response" ? parseResponseHead(bytes) : parseHttpRequest(bytes);
        if (!parsed.ok)
            return;
        this.#message = parsed;
        if ("framing" in parsed) {
            this.#framing = parsed.framing;
            this.#body = new StreamedBody(parsed.framing);
        }
        this.#take(bytes.subarray(parsed.headerEnd));
    }
    #take(bytes) {
        if (!this.#message || bytes.length === 0)
            return;
        this.#bodyBytes += bytes.length;
        this.#sink.onRaw(bytes);
        for (const piece of this.#body?.push(bytes) ?? [bytes])
            this.#sink.onPayload(asBuffer(piece));
    }
}
/** What is wrong with a body that is there, by the framing that its head declares. */
function problemOf(framing, body, bodyBytes) {
    if (framing.kind === "chunked")
        return body.isComplete ? null : "its chunks are broken, or were never there";
    const bytes = framing.kind === "none" ? 0 : framing.kind === "length" ? framing.bytes : bodyBytes;
    return bytes === bodyBytes ? null : `the body has ${bodyBytes} bytes, its head says ${bytes}`;
}
