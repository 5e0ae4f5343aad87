// The chunked transfer coding (RFC 9112 section 7.1), fed piece by piece; the fetcher and the readers share it.

/** Longest chunk-size line (with extensions) and largest trailer section that are read. */
const MAX_LINE_BYTES = 8 * 1024;
const MAX_TRAILER_BYTES = 64 * 1024;

const LF = 0x0a;

type ChunkedState = "size" | "data" | "data-end" | "trailer" | "done" | "broken";

/** Finds chunk data and the end of a chunked body; tolerates LF-only lines and padded sizes. */
export class ChunkedScanner {
  #state: ChunkedState = "size";
  #line = "";
  #leftBytes = 0;
  #trailerBytes = 0;
  #chunks = 0;

  /** The terminating chunk and its trailers have been read. */
  get isDone(): boolean {
    return this.#state === "done";
  }

  /** The framing was violated; nothing further is read. */
  get isBroken(): boolean {
    return this.#state === "broken";
  }

  /** How many chunk-size lines were valid: none at all means that the body was never chunked. */
  get chunks(): number {
    return this.#chunks;
  }

  /** Reads from `from` on, calls back with spans of chunk data, returns the offset where it stopped. */
  push(bytes: Uint8Array, from: number, onData?: (start: number, end: number) => void): number {
    let at = from;
    while (at < bytes.length && this.#state !== "done" && this.#state !== "broken") {
      at = this.#state === "data" ? this.#takeData(bytes, at, onData) : this.#takeLine(bytes, at);
    }
    return at;
  }

  #takeData(bytes: Uint8Array, at: number, onData?: (start: number, end: number) => void): number {
    const end = Math.min(bytes.length, at + this.#leftBytes);
    onData?.(at, end);
    this.#leftBytes -= end - at;
    if (this.#leftBytes === 0) this.#state = "data-end";
    return end;
  }

  #takeLine(bytes: Uint8Array, at: number): number {
    const lf = bytes.indexOf(LF, at);
    const end = lf === -1 ? bytes.length : lf;
    if (this.#line.length + end - at > MAX_LINE_BYTES) {
      this.#state = "broken";
      return at;
    }
    this.#line += Buffer.from(bytes.buffer, bytes.byteOffset + at, end - at).toString("latin1");
    if (lf === -1) return end;
    const line = this.#line.endsWith("\r") ? this.#line.slice(0, -1) : this.#line;
    this.#line = "";
    this.#state = this.#afterLine(line);
    return this.#state === "broken" ? at : lf + 1;
  }

  #afterLine(line: string): ChunkedState {
    if (this.#state === "data-end") return line === "" ? "size" : "broken";
    if (this.#state === "trailer") {
      this.#trailerBytes += line.length + 1;
      if (line === "") return "done";
      return this.#trailerBytes > MAX_TRAILER_BYTES ? "broken" : "trailer";
    }
    // At most 13 significant hexadecimal digits: larger sizes are not safe integers, and nobody sends them.
    const size = /^[ \t]{0,16}0{0,16}([0-9a-f]{1,13})[ \t]{0,64}(;|$)/i.exec(line)?.[1];
    if (size === undefined) return "broken";
    this.#chunks++;
    this.#leftBytes = Number.parseInt(size, 16);
    return this.#leftBytes === 0 ? "trailer" : "data";
  }
}
