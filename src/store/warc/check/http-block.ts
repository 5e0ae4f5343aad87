// An HTTP message fed piece by piece: its head is kept, its body only passed on.
import { ChunkedScanner } from "#formats/http/chunked.js";
import { parseHttpRequest, parseHttpResponse, type HttpRequest, type HttpResponse } from "#formats/index.js";
import { asBuffer, findHeadEnd, headerMembers } from "#formats/http/http-head.js";

const MAX_HEAD_BYTES = 256 * 1024;

/** Where the bytes of a body go. */
export interface BodySink {
  /** The body as it lies in the record. */
  onRaw(bytes: Buffer): void;
  /** The body without its transfer coding. */
  onPayload(bytes: Buffer): void;
}

/** Splits a block into head and body in constant memory. */
export class HttpBlock {
  readonly #kind: "request" | "response";
  readonly #sink: BodySink;
  #pending: Buffer | null = Buffer.alloc(0);
  #message: HttpRequest | HttpResponse | null = null;
  #chunks: ChunkedScanner | null = null;
  #bodyBytes = 0;

  constructor(kind: "request" | "response", sink: BodySink) {
    this.#kind = kind;
    this.#sink = sink;
  }

  /** The message's head; `null` before it was read, and when there is none. */
  get message(): HttpRequest | HttpResponse | null {
    return this.#message;
  }

  push(bytes: Buffer): void {
    if (this.#pending === null) {
      this.#body(bytes);
      return;
    }
    this.#pending = this.#pending.length === 0 ? bytes : Buffer.concat([this.#pending, bytes]);
    if (findHeadEnd(this.#pending, 0) >= 0 || this.#pending.length > MAX_HEAD_BYTES)
      this.#readHead(this.#pending);
  }

  /** Call after the last piece; says what is wrong with the message, if anything. */
  finish(): string | null {
    if (this.#pending !== null) this.#readHead(this.#pending);
    if (!this.#message) return "not an HTTP message";
    if (this.#chunks) return this.#chunkProblem(this.#chunks);
    const declared = this.#message.header("content-length");
    if (this.#kind === "request" || declared === null || this.#bodyBytes === 0) return null;
    return Number(declared) === this.#bodyBytes
      ? null
      : `the body has ${this.#bodyBytes} bytes, its Content-Length says ${declared.slice(0, 20)}`;
  }

  #chunkProblem(chunks: ChunkedScanner): string | null {
    if (chunks.isDone || this.#bodyBytes === 0) return null;
    if (chunks.chunks === 0) return "declared as chunked, and is not";
    return chunks.isBroken ? "its chunks are broken" : "it ends inside a chunk";
  }

  #readHead(bytes: Buffer): void {
    this.#pending = null;
    const parsed = this.#kind === "response" ? parseHttpResponse(bytes) : parseHttpRequest(bytes);
    if (!parsed.ok) return;
    this.#message = parsed;
    // Read as everywhere else, folded and repeated fields included: another reading would dispute our own digests.
    const isChunked =
      "framing" in parsed
        ? parsed.framing === "chunked"
        : headerMembers(parsed.headers, "transfer-encoding").at(-1)?.toLowerCase() === "chunked";
    this.#chunks = isChunked ? new ChunkedScanner() : null;
    this.#body(bytes.subarray(parsed.headerEnd));
  }

  #body(bytes: Buffer): void {
    if (!this.#message || bytes.length === 0) return;
    this.#bodyBytes += bytes.length;
    this.#sink.onRaw(bytes);
    const payload = this.#chunks ? asBuffer(this.#chunks.gather(bytes, 0).data) : bytes;
    if (payload.length > 0) this.#sink.onPayload(payload);
  }
}
