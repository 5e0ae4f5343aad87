// Binary search in a sorted text file on disk. Blocks near the top of every search stay in a small cache.
import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { FormatError } from "#errors.js";
import { MAX_LINE_BYTES } from "./lines-of-file.js";

const BLOCK_BYTES = 16 * 1024;
const MAX_CACHED_BLOCKS = 256;
/** Every search begins with the same probes: the lines of so many halvings stay in memory, 4096 at most. */
const CACHED_DEPTH = 12;
const SCAN_BYTES = 16 * 1024;
const LF = 10;

interface LineAt {
  readonly text: string;
  /** Offset of the line, and of the one after it. */
  readonly start: number;
  readonly next: number;
}

/** Sorted lines that can be entered anywhere. */
export interface LineSource {
  readonly path: string;
  /** Lines from the first that is not before `key`, in order. */
  from(key: string): Generator<string>;
  close(): void;
}

/** A sorted text file opened for look-up; memory stays flat. */
export class SortedFile implements LineSource {
  readonly path: string;
  readonly #descriptor: number;
  readonly #sizeBytes: number;
  readonly #blocks = new Map<number, Buffer>();
  readonly #probes = new Map<number, LineAt | null>();

  constructor(path: string) {
    this.path = path;
    this.#descriptor = openSync(path, "r");
    this.#sizeBytes = fstatSync(this.#descriptor).size;
  }

  from(key: string): Generator<string> {
    return this.#linesFrom(this.#lowerBound(key), key);
  }

  /** The same with the one line before, which names the block that may hold the key. */
  fromBefore(key: string): Generator<string> {
    const offset = this.#lowerBound(key);
    return this.#linesFrom(offset === 0 ? 0 : this.#lineStart(offset - 1), "");
  }

  *#linesFrom(start: number, key: string): Generator<string> {
    let last = key;
    for (let offset = start; offset < this.#sizeBytes;) {
      const line = this.#lineAt(offset);
      if (line.text < last) throw this.#unsorted(offset);
      last = line.text;
      offset = line.next;
      yield line.text;
    }
  }

  close(): void {
    closeSync(this.#descriptor);
  }

  // Invariant: every line that starts before `low` is < key; the first line that starts at or after `high` is >= key.
  #lowerBound(key: string): number {
    let low = 0;
    let high = this.#sizeBytes;
    let lowText = "";
    let highText: string | null = null;
    for (let depth = 0; high - low > SCAN_BYTES; depth++) {
      const middle = low + ((high - low) >> 1);
      const line = this.#probe(middle, low, depth);
      if (line === null || line.start >= high) {
        high = middle;
        continue;
      }
      if (line.text < lowText || (highText !== null && line.text > highText))
        throw this.#unsorted(line.start);
      if (line.text < key) [low, lowText] = [line.next, line.text];
      else [high, highText] = [middle, line.text];
    }
    return this.#scan(key, low, high);
  }

  // The last stretch is cheaper to read through than to halve further.
  #scan(key: string, low: number, high: number): number {
    const text = this.#text(low, Math.min(this.#sizeBytes, this.#lineEnd(Math.max(low, high - 1))));
    let last = "";
    let start = 0;
    while (low + start < high) {
      const lf = text.indexOf("\n", start);
      const line = text.slice(start, lf < 0 ? text.length : lf);
      if (line >= key) return low + start;
      if (line < last) throw this.#unsorted(low + start);
      last = line;
      start += line.length + 1;
    }
    return low + start;
  }

  #probe(middle: number, low: number, depth: number): LineAt | null {
    if (depth >= CACHED_DEPTH) return this.#firstLineFrom(middle, low);
    let line = this.#probes.get(middle);
    if (line === undefined) this.#probes.set(middle, (line = this.#firstLineFrom(middle, low)));
    return line;
  }

  // The first line that starts at or after an offset; `floor` is known to be the start of a line.
  #firstLineFrom(offset: number, floor: number): LineAt | null {
    const start = offset === floor ? offset : this.#lineEnd(offset - 1);
    return start >= this.#sizeBytes ? null : this.#lineAt(start);
  }

  #lineAt(start: number): LineAt {
    const next = this.#lineEnd(start);
    const end = next <= this.#sizeBytes ? next - 1 : this.#sizeBytes;
    return { text: this.#text(start, end), start, next };
  }

  // Offset after the line end at or behind an offset; one past the size when the last line has none.
  #lineEnd(offset: number): number {
    for (let at = offset; at < this.#sizeBytes;) {
      const block = this.#block(Math.floor(at / BLOCK_BYTES));
      const inBlock = at % BLOCK_BYTES;
      const lf = block.indexOf(LF, inBlock);
      if (lf >= 0) return at - inBlock + lf + 1;
      at += block.length - inBlock;
      if (at - offset > MAX_LINE_BYTES)
        throw new FormatError("a line longer than any index line", this.path, offset);
    }
    return this.#sizeBytes + 1;
  }

  // Start of the line that ends just before the line end at an offset.
  #lineStart(end: number): number {
    for (let at = end; at > 0;) {
      const number = Math.floor((at - 1) / BLOCK_BYTES);
      const lf = this.#block(number).lastIndexOf(LF, at - 1 - number * BLOCK_BYTES);
      if (lf >= 0) return number * BLOCK_BYTES + lf + 1;
      at = number * BLOCK_BYTES;
    }
    return 0;
  }

  #text(start: number, end: number): string {
    let text = "";
    for (let at = start; at < end;) {
      const inBlock = at % BLOCK_BYTES;
      const piece = this.#block(Math.floor(at / BLOCK_BYTES)).toString("latin1", inBlock, inBlock + end - at);
      text += piece;
      at += piece.length;
    }
    return text;
  }

  // The oldest block makes room for a new one.
  #block(number: number): Buffer {
    const cached = this.#blocks.get(number);
    if (cached) return cached;
    const buffer = Buffer.allocUnsafe(BLOCK_BYTES);
    const bytes = readSync(this.#descriptor, buffer, 0, BLOCK_BYTES, number * BLOCK_BYTES);
    if (bytes === 0)
      throw new FormatError("the file became shorter while being read", this.path, number * BLOCK_BYTES);
    const block = buffer.subarray(0, bytes);
    if (this.#blocks.size >= MAX_CACHED_BLOCKS) this.#blocks.delete(this.#blocks.keys().next().value!);
    this.#blocks.set(number, block);
    return block;
  }

  #unsorted(offset: number): FormatError {
    return new FormatError("the index is not sorted: rebuild it (isochron reindex)", this.path, offset);
  }
}
