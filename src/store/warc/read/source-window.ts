// Random access to a source through one buffer that slides forward: flat memory whatever the source's size.
import { asBuffer } from "#formats/http/http-head.js";
import type { ByteSource } from "#ports/index.js";
import type { AtHand } from "../../cdxj/at-hand.js";

/** How much is read at once. */
export interface WindowBytes {
  readonly first: number;
  /** Whoever reads on and on gets more at once: every filling costs a turn, and reads the end of the last one again. */
  readonly most: number;
}

const WINDOW: WindowBytes = { first: 256 * 1024, most: 2 * 1024 * 1024 };

/** For those who read at somebody else's pace and may be many: what is read ahead is held until it is wanted. */
export const NARROW_WINDOW: WindowBytes = { first: 64 * 1024, most: 64 * 1024 };

/** A source seen through a window; whoever opened the source closes it. */
export class SourceWindow {
  readonly sizeBytes: number;
  readonly #source: ByteSource;
  #start = 0;
  #buffer: Buffer = Buffer.alloc(0);
  readonly #bytes: WindowBytes;
  #nextBytes: number;

  constructor(source: ByteSource, bytes = WINDOW) {
    this.#source = source;
    this.#bytes = bytes;
    this.#nextBytes = bytes.first;
    this.sizeBytes = source.sizeBytes;
  }

  /** Whether as little as possible shall be held at once. */
  get isNarrow(): boolean {
    return this.#bytes === NARROW_WINDOW;
  }

  /** At least `minBytes` from an offset on, more when they are at hand, fewer only at the source's end; a promise only where they have to be read. */
  at(offset: number, minBytes: number): AtHand<Buffer> {
    const end = this.#start + this.#buffer.length;
    const atHand =
      offset >= this.#start && (offset + minBytes <= end || (end >= this.sizeBytes && offset <= end));
    return atHand ? this.#buffer.subarray(offset - this.#start) : this.#fill(offset, minBytes);
  }

  // Callers may still hold the old buffer, and two may read at once: every fill has its own.
  async #fill(offset: number, minBytes: number): Promise<Buffer> {
    const isNext = offset > this.#start && offset <= this.#start + this.#buffer.length;
    this.#nextBytes = isNext ? Math.min(2 * this.#nextBytes, this.#bytes.most) : this.#bytes.first;
    const bytes = asBuffer(await this.#source.read(offset, Math.max(minBytes, this.#nextBytes)));
    this.#start = offset;
    this.#buffer = bytes;
    return bytes;
  }
}
