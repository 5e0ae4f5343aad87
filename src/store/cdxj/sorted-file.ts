// Binary search in a sorted text file on disk: lines near the top of every search stay in memory, below them
// small reads into one buffer, so that memory stays flat and nothing is left for the garbage collector.
import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { FormatError } from "#errors.js";
import { MAX_LINE_BYTES } from "./lines-of-file.js";

const WINDOW_BYTES = 16 * 1024;
/** A line and the end of the one before it, nearly always. */
const PROBE_BYTES = 1024;
/** Every search begins with the same probes: the lines of so many halvings stay in memory, 32767 at most. */
const CACHED_DEPTH = 15;
/** The last stretch is read at once and halved in memory. */
const STRETCH_BYTES = 8 * 1024;
const LF = 10;

interface Stretch {
  readonly low: number;
  /** A line before it, and one that is not. */
  readonly lowText: string;
  readonly high: number;
  readonly highText: string | null;
}

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
  readonly #window = Buffer.allocUnsafe(WINDOW_BYTES);
  #windowStart = 0;
  #windowEnd = 0;
  /** The tree of halvings: the root is 1, below i lie 2i and 2i + 1. */
  readonly #probes: (LineAt | null | undefined)[];

  constructor(path: string) {
    this.path = path;
    this.#descriptor = openSync(path, "r");
    this.#sizeBytes = fstatSync(this.#descriptor).size;
    const depth = Math.ceil(Math.log2(1 + this.#sizeBytes / STRETCH_BYTES));
    this.#probes = Array.from({ length: 1 << Math.min(depth, CACHED_DEPTH) });
  }

  from(key: string): Generator<string> {
    return this.#linesFrom(this.#lowerBound(key), key);
  }

  /** The same with the one line before, which names the block that may hold the key. */
  fromBefore(key: string): Generator<string> {
    const offset = this.#lowerBound(key);
    return this.#linesFrom(offset === 0 ? 0 : this.#lineStart(offset - 1, 0), "");
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
    for (let place = 1; high - low > STRETCH_BYTES;) {
      const middle = low + ((high - low) >> 1);
      const line = this.#probe(middle, low, place);
      const isBehind = line === null || line.start >= high;
      if (!isBehind && (line.text < lowText || (highText !== null && line.text > highText)))
        throw this.#unsorted(line.start);
      if (!isBehind && line.text < key) {
        [low, lowText] = [line.next, line.text];
        place = 2 * place + 1;
      } else {
        high = middle;
        if (!isBehind) highText = line.text;
        place = 2 * place;
      }
    }
    return this.#boundWithin({ low, lowText, high, highText }, key);
  }

  // The same halving by whole lines, in memory: both ends are then line starts.
  #boundWithin({ low: from, lowText: fromText, high: to, highText: toText }: Stretch, key: string): number {
    this.#load(from, Math.min(to - from + PROBE_BYTES, WINDOW_BYTES));
    let [low, lowText, high, highText] = [from, fromText, to, toText];
    while (low < high) {
      const line = this.#lineAt(this.#lineStart(low + ((high - low) >> 1), low));
      if (line.text < lowText || (highText !== null && line.text > highText))
        throw this.#unsorted(line.start);
      if (line.text < key) [low, lowText] = [line.next, line.text];
      else [high, highText] = [line.start, line.text];
    }
    return low;
  }

  #probe(middle: number, low: number, place: number): LineAt | null {
    if (place >= this.#probes.length) return this.#firstLineFrom(middle, low);
    let line = this.#probes[place];
    if (line === undefined) this.#probes[place] = line = this.#firstLineFrom(middle, low);
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
      const isHere = at >= this.#windowStart && at < this.#windowEnd;
      const inWindow = isHere ? at - this.#windowStart : this.#load(at, PROBE_BYTES);
      const lf = this.#window.indexOf(LF, inWindow);
      if (lf >= 0 && this.#windowStart + lf < this.#windowEnd) return this.#windowStart + lf + 1;
      at = this.#windowEnd;
      if (at - offset > MAX_LINE_BYTES)
        throw new FormatError("a line longer than any index line", this.path, offset);
    }
    return this.#sizeBytes + 1;
  }

  // Start of the line that an offset lies in; `floor` is known to be the start of a line.
  #lineStart(offset: number, floor: number): number {
    for (let at = offset; at > floor;) {
      const from = Math.max(floor, at - PROBE_BYTES);
      const inWindow = this.#load(from, at - from);
      const lf = this.#window.lastIndexOf(LF, inWindow + at - from - 1);
      if (lf >= inWindow) return this.#windowStart + lf + 1;
      at = from;
    }
    return floor;
  }

  #text(start: number, end: number): string {
    let text = "";
    for (let at = start; at < end;) {
      const inWindow = this.#load(at, Math.min(end - at, WINDOW_BYTES));
      const piece = this.#window.toString(
        "latin1",
        inWindow,
        Math.min(end, this.#windowEnd) - this.#windowStart,
      );
      text += piece;
      at += piece.length;
    }
    return text;
  }

  // Makes the window hold so many bytes from an offset, or all up to the end of the file; says where in it.
  #load(offset: number, bytes: number): number {
    const end = Math.min(offset + bytes, this.#sizeBytes);
    if (offset >= this.#windowStart && end <= this.#windowEnd) return offset - this.#windowStart;
    // Reading on: the lines behind are wanted next.
    const wanted = offset === this.#windowEnd ? WINDOW_BYTES : bytes;
    const got = readSync(this.#descriptor, this.#window, 0, Math.min(wanted, WINDOW_BYTES), offset);
    if (got === 0) throw new FormatError("the file became shorter while being read", this.path, offset);
    this.#windowStart = offset;
    this.#windowEnd = offset + got;
    return 0;
  }

  #unsorted(offset: number): FormatError {
    return new FormatError("the index is not sorted: rebuild it (isochron reindex)", this.path, offset);
  }
}
