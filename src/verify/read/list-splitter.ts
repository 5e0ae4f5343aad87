// Cuts one long JSON document into its head, with an empty list in the place of the long one, and the text of every
// item: what a million pages or versions are listed in is longer than any text that a program can hold.
import { strictJson } from "#formats/index.js";
import { ByteRun } from "./byte-run.js";

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_ARRAY, CLOSE_ARRAY] = [0x7b, 0x7d, 0x5b, 0x5d];

const NONE = -1;

/** The list to be cut out, by the name of the member that it is, and how long an item and all the rest may be. */
export interface LongList {
  readonly name: string;
  readonly mostItemBytes: number;
  readonly mostHeadBytes: number;
}

/** One way through the bytes; what is not JSON at all is left to those who read head and items. */
export class ListSplitter {
  readonly head = new ByteRun();
  problem: string | null = null;
  readonly #list: LongList;
  readonly #item = new ByteRun();
  #name = "";
  /** Where the text begins that may turn out to be a name; none is read twice. */
  #nameFrom = NONE;
  #depth = 0;
  #isText = false;
  #isEscaped = false;
  /** Between the brackets of the list, and whether a comma stands before what comes. */
  #isInside = false;
  #isAwaited = false;

  constructor(list: LongList) {
    this.#list = list;
  }

  /** Takes the next bytes; gives the items that end in them, each until the next is asked for. */
  *take(piece: Uint8Array): Generator<Buffer> {
    if (this.problem !== null) return;
    let from = 0;
    for (let at = 0; at < piece.length; at++) {
      if (this.#isText) {
        at = this.#endOfText(piece, at);
        continue;
      }
      const byte = piece[at]!;
      const isEnd = this.#isInside && this.#depth === 2 && (byte === COMMA || byte === CLOSE_ARRAY);
      if (isEnd) {
        this.#append(piece.subarray(from, at));
        from = byte === COMMA ? at + 1 : at;
        yield* this.#taken(byte);
      } else if (this.#structure(byte)) {
        this.#append(piece.subarray(from, at + 1));
        from = at + 1;
        this.#atName(byte);
      }
      if (this.problem !== null) return;
    }
    this.#append(piece.subarray(from));
  }

  /** The last byte of a text, or of what there is of it. */
  #endOfText(piece: Uint8Array, from: number): number {
    for (let at = from; at < piece.length; at++) {
      const byte = piece[at]!;
      if (this.#isEscaped) this.#isEscaped = false;
      else if (byte === BACKSLASH) this.#isEscaped = true;
      else if (byte === QUOTE) {
        this.#isText = false;
        return at;
      }
    }
    return piece.length;
  }

  /** Goes over one byte outside of texts; whether it tells of a name of the document's own, or of what it names. */
  #structure(byte: number): boolean {
    if (byte === QUOTE) this.#isText = true;
    else if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) {
      this.#depth++;
      return byte === OPEN_ARRAY && this.#depth === 2 && !this.#isInside;
    } else if (byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) this.#depth--;
    return this.#depth === 1 && (byte === QUOTE || byte === COLON);
  }

  /** The head ends with this byte. */
  #atName(byte: number): void {
    if (byte === QUOTE) this.#nameFrom = this.head.length - 1;
    else if (byte === COLON) {
      this.#name = this.#nameFrom === NONE ? "" : nameIn(this.head.bytes(this.#nameFrom));
      this.#nameFrom = NONE;
    } else this.#isInside = this.#name === this.#list.name;
  }

  #append(bytes: Uint8Array): void {
    const run = this.#isInside ? this.#item : this.head;
    run.append(bytes);
    if (this.#item.length > this.#list.mostItemBytes) this.problem = "an item of a list is longer than any";
    if (this.head.length > this.#list.mostHeadBytes)
      this.problem = "what stands beside its list is longer than any";
  }

  /** The item that ended: of an empty list there is none, and a comma with nothing behind it is no JSON. */
  *#taken(end: number): Generator<Buffer> {
    const { isBlank } = this.#item;
    this.#isAwaited = end === COMMA || (this.#isAwaited && isBlank);
    if (!isBlank) yield this.#item.bytes();
    this.#item.clear();
    if (isBlank && this.#isAwaited) this.problem = "it is not JSON: an item of a list is missing";
    if (end === COMMA) return;
    this.#isInside = false;
    this.#depth--;
  }
}

/** The name before a colon, its escapes undone; nothing where it is none. */
function nameIn(text: Buffer): string {
  const read = strictJson(text.subarray(0, text.lastIndexOf(COLON)));
  return read.ok && typeof read.value === "string" ? read.value : "";
}

const [OPENING, CLOSING] = [Buffer.from("[["), Buffer.from("]]")];

/** What an item says; two levels deeper, as it lies in the document: the bound on depth is that of the whole. */
export function strictItem(text: Buffer): { readonly value: unknown } | { readonly problem: string } {
  const read = strictJson(Buffer.concat([OPENING, text, CLOSING]));
  if (!read.ok) return { problem: read.problem };
  const [[value, ...more], ...others] = read.value as [unknown[], ...unknown[]];
  const isOne = value !== undefined && more.length === 0 && others.length === 0;
  return isOne ? { value } : { problem: "it is not JSON" };
}
