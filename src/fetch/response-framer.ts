// Finds out, byte by byte as they arrive, where the answer to our request starts and where it ends.
import { framingFacts, type BodyFraming } from "#formats/http/body-framing.js";
import { ChunkedScanner } from "#formats/http/chunked.js";
import { findHeadEnd, FindingList, readHead, skipBlankLines } from "#formats/http/http-head.js";
import { isInterim, parseStatusLine } from "#formats/http/http-message.js";
import { ByteBuffer } from "./byte-buffer.js";
import type { FetchLimits } from "./limits.js";

const PREFIX = "http/";

/** `head` and `body` wait for more; `done` and `bad` are ends; `full` means that the size limit was reached. */
export type FramerState = "head" | "body" | "done" | "full" | "bad";

/** Takes the bytes of one connection until one response is whole; of a body it keeps nothing. */
export class ResponseFramer {
  readonly #limits: Pick<FetchLimits, "maxHeadBytes" | "maxResponseBytes">;
  readonly #onBytes: (bytes: Uint8Array) => void;
  readonly #mostBytes: () => number;
  readonly #chunks = new ChunkedScanner();
  #head = new ByteBuffer();
  #state: FramerState = "head";
  #framing: BodyFraming = { kind: "none" };
  #leftBytes = 0;
  #givenBytes = 0;
  #searchedTo = 0;
  #droppedBytes = 0;
  #persistent = false;
  #isEndKnown = true;
  #problem = "";

  /** `onBytes` gets the exact bytes of the response in order, from its status line on, once its head is whole. */
  constructor(
    limits: Pick<FetchLimits, "maxHeadBytes" | "maxResponseBytes">,
    onBytes: (bytes: Uint8Array) => void,
    mostBytes: () => number = () => Infinity,
  ) {
    this.#limits = limits;
    this.#onBytes = onBytes;
    this.#mostBytes = mostBytes;
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
    return this.#head.length + this.#givenBytes;
  }

  /** Whether the connection may carry another request after this response. */
  get isReusable(): boolean {
    return this.#state === "done" && this.#persistent;
  }

  /** Whether anybody can say where the body ends; what comes of one without is never a state of the page. */
  get isEndKnown(): boolean {
    return this.#isEndKnown;
  }

  push(chunk: Uint8Array): void {
    if (this.#state === "body") this.#readBody(chunk);
    if (this.#state !== "head") return;
    this.#head.append(chunk);
    this.#readHead();
  }

  /** The server closed its side: for a body without declared end that is its end. */
  end(): void {
    if (this.#state === "body" && this.#framing.kind === "close") this.#state = "done";
  }

  #readHead(): void {
    while (this.#state === "head") {
      this.#dropFirst(skipBlankLines(this.#head.view(), 0));
      const view = this.#head.view();
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
    const head = readHead(view, 0, this.#limits.maxHeadBytes, new FindingList());
    const line = head && parseStatusLine(head.startLine);
    if (!line) return this.#fail("the answer has no status line");
    if (isInterim(line.status)) return this.#dropFirst(head.end);
    // A head that is cut is no HTTP message: as a record it would be found malformed for ever.
    if (head.end > this.#roomBytes()) return this.#fail("no room is left for the head of the answer");
    const facts = framingFacts({ ...line, headers: head.headers });
    this.#framing = facts.framing;
    this.#leftBytes = facts.framing.kind === "length" ? facts.framing.bytes : 0;
    this.#persistent = facts.isPersistent;
    this.#isEndKnown = facts.doubt === null;
    this.#state = "body";
    this.#head = new ByteBuffer();
    this.#readBody(view, head.end);
  }

  /** What stands in the piece before `from` is the head, which goes with the first bytes of the body. */
  #readBody(piece: Uint8Array, from = 0): void {
    if (this.#framing.kind === "close") return this.#give(piece);
    if (this.#framing.kind === "chunked") return this.#readChunks(piece, from);
    const own = piece.subarray(0, from + this.#leftBytes);
    this.#leftBytes -= own.length - from;
    this.#give(own);
    if (this.#leftBytes === 0) this.#finish(piece.length > own.length);
  }

  #readChunks(piece: Uint8Array, from: number): void {
    const stopped = this.#chunks.push(piece, from);
    this.#give(this.#chunks.isDone ? piece.subarray(0, stopped) : piece);
    if (this.#chunks.isDone) this.#finish(stopped < piece.length);
    else if (this.#chunks.isBroken) this.#loseFraming();
  }

  /** Nobody can say where this body ends, so all that comes before the close is kept; the parser calls it incomplete. */
  #loseFraming(): void {
    this.#framing = { kind: "close" };
    this.#persistent = false;
    this.#isEndKnown = false;
  }

  #finish(hasSurplus: boolean): void {
    if (this.#state !== "body") return;
    // Bytes beyond the end belong to no answer of ours; a connection that carries them is not used again.
    if (hasSurplus) this.#persistent = false;
    this.#state = "done";
  }

  #give(bytes: Uint8Array): void {
    if (this.#state !== "body") return;
    const given = bytes.subarray(0, Math.max(0, this.#roomBytes() - this.#givenBytes));
    this.#givenBytes += given.length;
    if (given.length > 0) this.#onBytes(given);
    if (given.length < bytes.length) this.#state = "full";
  }

  /** How much of an answer is taken at most, as it stands now. */
  #roomBytes(): number {
    return Math.min(this.#limits.maxResponseBytes, this.#mostBytes());
  }

  #dropFirst(count: number): void {
    if (count === 0) return;
    this.#head.dropFirst(count);
    this.#droppedBytes += count;
    this.#searchedTo = 0;
  }

  #fail(problem: string): void {
    this.#problem = problem;
    this.#state = "bad";
  }
}
