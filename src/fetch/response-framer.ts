// Finds out, byte by byte as they arrive, where the answer to our request starts and where it ends.
import { responseFraming, type BodyFraming } from "#formats/body-framing.js";
import { ChunkedScanner } from "#formats/chunked.js";
import { findHeadEnd, FindingList, headerMembers, readHead, skipBlankLines } from "#formats/http-head.js";
import { isInterim, parseStatusLine } from "#formats/http-message.js";
import { ByteBuffer } from "./byte-buffer.js";
import type { FetchLimits } from "./limits.js";

const PREFIX = "http/";

/** `head` and `body` wait for more; `done` and `bad` are ends; `full` means that the size limit was reached. */
export type FramerState = "head" | "body" | "done" | "full" | "bad";

/** Takes the bytes of one connection until one response is whole. */
export class ResponseFramer {
  readonly #limits: Pick<FetchLimits, "maxHeadBytes" | "maxResponseBytes">;
  readonly #buffer = new ByteBuffer();
  readonly #chunks = new ChunkedScanner();
  #state: FramerState = "head";
  #framing: BodyFraming = { kind: "none" };
  #bodyStart = 0;
  #searchedTo = 0;
  #droppedBytes = 0;
  #persistent = false;
  #problem = "";

  constructor(limits: Pick<FetchLimits, "maxHeadBytes" | "maxResponseBytes">) {
    this.#limits = limits;
  }

  get state(): FramerState {
    return this.#state;
  }

  /** What is wrong when the state is `bad`. */
  get problem(): string {
    return this.#problem;
  }

  /** Bytes of the answer so far, without interim responses and blank lines before it. */
  get length(): number {
    return this.#buffer.length;
  }

  /** Whether the connection may carry another request after this response. */
  get isReusable(): boolean {
    return this.#state === "done" && this.#persistent;
  }

  /** The exact bytes of the response, from its status line on. */
  bytes(): Uint8Array {
    return this.#buffer.view();
  }

  push(chunk: Uint8Array): void {
    if (this.#state !== "head" && this.#state !== "body") return;
    const before = this.#buffer.length;
    this.#buffer.append(chunk);
    if (this.#state === "head") this.#readHead();
    else this.#readBody(before);
    this.#boundSize();
  }

  /** The server closed its side: for a body without declared end that is its end. */
  end(): void {
    if (this.#state === "body" && this.#framing.kind === "close") this.#state = "done";
  }

  #readHead(): void {
    while (this.#state === "head") {
      this.#dropFirst(skipBlankLines(this.#buffer.view(), 0));
      const view = this.#buffer.view();
      const prefix = view.subarray(0, PREFIX.length).toString("latin1").toLowerCase();
      if (!PREFIX.startsWith(prefix)) return this.#fail("the answer is not HTTP/1");
      const end = findHeadEnd(view, this.#searchedTo);
      if (this.#droppedBytes + (end === -1 ? view.length : end) > this.#limits.maxHeadBytes) {
        return this.#fail("the head of the answer is too large");
      }
      // An empty line can straddle two chunks: up to three of its bytes may lie before this one.
      this.#searchedTo = Math.max(0, view.length - 3);
      if (end === -1) return;
      this.#takeHead(view);
    }
  }

  #takeHead(view: Buffer): void {
    const findings = new FindingList();
    const head = readHead(view, 0, this.#limits.maxHeadBytes, findings);
    const line = head && parseStatusLine(head.startLine);
    if (!line) return this.#fail("the answer has no status line");
    if (isInterim(line.status)) return this.#dropFirst(head.end);
    this.#framing = responseFraming(head, line.status, "GET", findings);
    this.#bodyStart = head.end;
    const options = headerMembers(head.headers, "connection").map((option) => option.toLowerCase());
    this.#persistent =
      line.status !== 101 &&
      this.#framing.kind !== "close" &&
      !options.includes("close") &&
      (line.version === "1.1" || options.includes("keep-alive"));
    this.#state = "body";
    this.#readBody(head.end);
  }

  #readBody(from: number): void {
    const length = this.#buffer.length;
    if (this.#framing.kind === "close") return;
    if (this.#framing.kind !== "chunked") {
      const wanted = this.#framing.kind === "none" ? 0 : this.#framing.bytes;
      if (length - this.#bodyStart >= wanted) this.#finish(this.#bodyStart + wanted);
      return;
    }
    const stopped = this.#chunks.push(this.#buffer.view(), from);
    if (this.#chunks.isDone) this.#finish(stopped);
    else if (this.#chunks.isBroken) this.#loseFraming();
  }

  /** Nobody can say where this body ends, so all that comes before the close is kept; the parser calls it incomplete. */
  #loseFraming(): void {
    this.#framing = { kind: "close" };
    this.#persistent = false;
  }

  #finish(end: number): void {
    // Bytes beyond the end belong to no answer of ours; a connection that carries them is not used again.
    if (this.#buffer.length > end) this.#persistent = false;
    this.#buffer.cutTo(end);
    this.#state = "done";
  }

  #boundSize(): void {
    if (this.#state === "bad" || this.#buffer.length <= this.#limits.maxResponseBytes) return;
    this.#buffer.cutTo(this.#limits.maxResponseBytes);
    this.#state = "full";
  }

  #dropFirst(count: number): void {
    if (count === 0) return;
    this.#buffer.dropFirst(count);
    this.#droppedBytes += count;
    this.#searchedTo = 0;
  }

  #fail(problem: string): void {
    this.#problem = problem;
    this.#state = "bad";
  }
}
