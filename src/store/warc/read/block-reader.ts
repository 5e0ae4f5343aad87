// The block of one record, given out in pieces straight from the segment.
import type { SegmentCursor } from "./segment.js";

const PIECE_BYTES = 1024 * 1024;

/** Reads a block once; what nobody read is passed over by {@link BlockReader.drain}. */
export class BlockReader implements AsyncIterable<Buffer> {
  readonly #cursor: SegmentCursor;
  readonly #bytes: number;
  #left: number;

  constructor(cursor: SegmentCursor, bytes: number) {
    this.#cursor = cursor;
    this.#bytes = bytes;
    this.#left = bytes;
  }

  /** Bytes that the length promised and the segment did not hold; known after the block was read. */
  get missingBytes(): number {
    return this.#left;
  }

  get readBytes(): number {
    return this.#bytes - this.#left;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Buffer> {
    while (this.#left > 0) {
      const bytes = await this.#cursor.take(Math.min(this.#left, PIECE_BYTES));
      if (!bytes) return;
      this.#left -= bytes.length;
      yield bytes;
    }
  }

  async drain(): Promise<void> {
    while (this.#left > 0) {
      const bytes = await this.#cursor.take(Math.min(this.#left, PIECE_BYTES));
      if (!bytes) return;
      this.#left -= bytes.length;
    }
  }
}
