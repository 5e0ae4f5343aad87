// A testimony of any length, read version by version: a history of a million versions is longer than any text that a
// program can hold. Strict as for short ones: no name twice, one meaning only (docs/certificate.md).
import { strictJson, strictJsonObject } from "#formats/index.js";
import { ByteRun } from "./byte-run.js";

/** A testimony, its versions as they lie in the file, as often as they are asked for. */
export interface ToldDocument {
  /** All members but `versions`. */
  readonly head: Readonly<Record<string, unknown>>;
  /** One after the other; an Error in the place of one that cannot be read, and nothing after it. */
  versions(): AsyncIterable<unknown> | Iterable<unknown>;
}

/** The same of a document that was read whole. */
export function wholeDocument(raw: Readonly<Record<string, unknown>>): ToldDocument | null {
  const { versions, ...head } = raw;
  return Array.isArray(versions) ? { head, versions: () => versions as unknown[] } : null;
}

/** More than the head of any testimony needs, and than any version of one. */
const MOST_HEAD_BYTES = 64 * 1024 * 1024;
const MOST_VERSION_BYTES = 1024 * 1024;

/** Reads a long one; `null` when it is something else, which must then be read whole. */
export async function longDocument(read: () => AsyncIterable<Uint8Array>): Promise<ToldDocument | null> {
  const splitter = new Splitter();
  for await (const piece of read()) {
    for (const _ of splitter.take(piece));
    if (splitter.head.length > MOST_HEAD_BYTES || splitter.problem !== null) return null;
  }
  const head = strictJsonObject(splitter.head.bytes());
  if (head?.["format"] !== "isochron-testimony/1" || !Array.isArray(head["versions"])) return null;
  const { versions: _, ...rest } = head;
  return { head: rest, versions: () => versionsIn(read) };
}

async function* versionsIn(read: () => AsyncIterable<Uint8Array>): AsyncGenerator<unknown> {
  const splitter = new Splitter();
  for await (const piece of read())
    for (const text of splitter.take(piece)) {
      // Two levels deeper, as it lies in the document: the bound on depth is that of the whole.
      const version = strictJson(Buffer.concat([OPENING, text, CLOSING]));
      if (!version.ok) return yield new Error(version.problem);
      const [[value, ...more]] = version.value as [unknown[]];
      if (value === undefined || more.length > 0) return yield new Error("it is not JSON");
      yield value;
    }
  if (splitter.problem !== null) yield new Error(splitter.problem);
}

const [OPENING, CLOSING] = [Buffer.from("[["), Buffer.from("]]")];
const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_ARRAY, CLOSE_ARRAY] = [0x7b, 0x7d, 0x5b, 0x5d];

/** Cuts a document into its head, with an empty list in the place of the versions, and the text of each version. */
class Splitter {
  readonly head = new ByteRun();
  problem: string | null = null;
  readonly #version = new ByteRun();
  #name = "";
  #nameFrom = 0;
  #depth = 0;
  #isText = false;
  #isEscaped = false;
  /** Between the brackets of `versions`, and whether a comma stands before what comes. */
  #isInside = false;
  #isAwaited = false;

  /** Takes the next bytes; gives the versions that end in them. */
  *take(piece: Uint8Array): Generator<Buffer> {
    for (const byte of piece) {
      const ended = this.#step(byte);
      if (ended) yield* this.#taken();
      if (this.#version.length > MOST_VERSION_BYTES) this.problem = "a version is longer than any";
      if (this.problem !== null) return;
    }
  }

  /** Goes over one byte; whether a version ends with it. */
  #step(byte: number): boolean {
    const isEnd =
      this.#isInside && !this.#isText && this.#depth === 2 && (byte === COMMA || byte === CLOSE_ARRAY);
    if (isEnd) {
      this.#isAwaited = byte === COMMA || (this.#isAwaited && this.#version.isBlank);
      if (byte === CLOSE_ARRAY) this.#leave();
      return true;
    }
    (this.#isInside ? this.#version : this.head).push(byte);
    if (this.#isText) this.#goOnText(byte);
    else this.#structure(byte);
    return false;
  }

  /** The version that ended: of an empty list there is none, and a comma with nothing behind it is no JSON. */
  *#taken(): Generator<Buffer> {
    const { isBlank } = this.#version;
    if (!isBlank) yield this.#version.bytes();
    this.#version.clear();
    if (isBlank && this.#isAwaited) this.problem = "it is not JSON: a version is missing in the list";
  }

  #leave(): void {
    this.#isInside = false;
    this.#depth--;
    this.head.push(CLOSE_ARRAY);
  }

  #goOnText(byte: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (byte === BACKSLASH) this.#isEscaped = true;
    else if (byte === QUOTE) this.#isText = false;
  }

  #structure(byte: number): void {
    if (byte === QUOTE) {
      this.#isText = true;
      if (this.#depth === 1) this.#nameFrom = this.head.length - 1;
    } else if (byte === COLON && this.#depth === 1) this.#name = nameIn(this.head.bytes(this.#nameFrom));
    else if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) {
      this.#depth++;
      this.#isInside ||= byte === OPEN_ARRAY && this.#depth === 2 && this.#name === "versions";
    } else if (byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) this.#depth--;
  }
}

/** The name before a colon, its escapes undone; nothing where it is none. */
function nameIn(text: Buffer): string {
  const read = strictJson(text.subarray(0, text.lastIndexOf(COLON)));
  return read.ok && typeof read.value === "string" ? read.value : "";
}
