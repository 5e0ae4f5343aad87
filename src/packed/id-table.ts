// Distinct record ids by number and numbers by id: a UUID takes its sixteen bytes and its share of a table of slots.
import { randomFillSync } from "node:crypto";

const ABSENT = -1;
const OPENING = "<urn:uuid:";
const UUID_LENGTH = 47;
const ID_BYTES = 16;
/** A quarter of a megabyte a chunk, so that growing copies nothing. */
const CHUNK_IDS = 16_384;
const [DASH, CLOSING] = [0x2d, 0x3e];

/** A set of texts, most of them `<urn:uuid:…>`; equality is exact, the hash only finds the place to compare. */
export class IdTable {
  /** The same memory as bytes, in the order of the digits, and as words, which are compared. */
  readonly #chunks: { readonly bytes: Buffer; readonly words: Uint32Array }[] = [];
  /** What is no such UUID is kept as it is; in the chunks it has a place that means nothing. */
  readonly #odd = new Map<string, number>();
  readonly #oddTexts = new Map<number, string>();
  readonly #bytes = new Uint8Array(ID_BYTES);
  readonly #words = new Uint32Array(this.#bytes.buffer);
  /** Differs from process to process, so that nobody can choose ids that all fall into one slot. */
  readonly #seed = randomFillSync(new Uint32Array(1))[0]!;
  /** Open addressing; ABSENT or a number of an id. */
  #slots = new Int32Array(64).fill(ABSENT);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** The id's number, or −1. */
  numberOf(id: string): number {
    if (!readUuid(id, this.#bytes)) return this.#odd.get(id) ?? ABSENT;
    return this.#slots[this.#slotOf(this.#words)]!;
  }

  /** The id's number; it gets the next one when it is new. */
  add(id: string): number {
    if (!readUuid(id, this.#bytes)) return this.#odd.get(id) ?? this.#addOdd(id);
    const slot = this.#slotOf(this.#words);
    const known = this.#slots[slot]!;
    if (known !== ABSENT) return known;
    const number = this.#push(this.#words);
    this.#slots[slot] = number;
    if (this.#size * 4 > this.#slots.length * 3) this.#growSlots();
    return number;
  }

  at(number: number): string {
    const odd = this.#oddTexts.get(number);
    if (odd !== undefined) return odd;
    const from = (number % CHUNK_IDS) * ID_BYTES;
    const hex = this.#chunkOf(number).bytes.toString("hex", from, from + ID_BYTES);
    return `${OPENING}${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}>`;
  }

  #addOdd(id: string): number {
    const number = this.#push(new Uint32Array(4));
    this.#odd.set(id, number);
    this.#oddTexts.set(number, id);
    return number;
  }

  #push(words: Uint32Array): number {
    const at = this.#size % CHUNK_IDS;
    if (at === 0) {
      const bytes = Buffer.alloc(CHUNK_IDS * ID_BYTES);
      this.#chunks.push({ bytes, words: new Uint32Array(bytes.buffer, bytes.byteOffset, CHUNK_IDS * 4) });
    }
    this.#chunks.at(-1)!.words.set(words, at * 4);
    return this.#size++;
  }

  #chunkOf(number: number): { readonly bytes: Buffer; readonly words: Uint32Array } {
    return this.#chunks[Math.floor(number / CHUNK_IDS)]!;
  }

  /** Where the id is, or where it belongs. */
  #slotOf(words: Uint32Array): number {
    const mask = this.#slots.length - 1;
    for (let slot = this.#hash(words) & mask; ; slot = (slot + 1) & mask) {
      const number = this.#slots[slot]!;
      if (number === ABSENT || this.#isAt(number, words)) return slot;
    }
  }

  #isAt(number: number, words: Uint32Array): boolean {
    const own = this.#chunkOf(number).words;
    const from = (number % CHUNK_IDS) * 4;
    for (let i = 0; i < 4; i++) if (own[from + i] !== words[i]) return false;
    return true;
  }

  #growSlots(): void {
    const slots = new Int32Array(this.#slots.length * 2).fill(ABSENT);
    const mask = slots.length - 1;
    for (let number = 0; number < this.#size; number++) {
      if (this.#oddTexts.has(number)) continue;
      const from = (number % CHUNK_IDS) * 4;
      let slot = this.#hash(this.#chunkOf(number).words.subarray(from, from + 4)) & mask;
      while (slots[slot] !== ABSENT) slot = (slot + 1) & mask;
      slots[slot] = number;
    }
    this.#slots = slots;
  }

  /** Multiplies and mixes, as the end of MurmurHash3 does, word by word. */
  #hash(words: Uint32Array): number {
    let hash = this.#seed;
    for (const word of words) {
      hash = Math.imul(hash ^ word, 0x85ebca6b);
      hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
      hash ^= hash >>> 16;
    }
    return hash >>> 0;
  }
}

/** Reads the digits of `<urn:uuid:…>` in lower case; `false` for every other text. */
function readUuid(id: string, into: Uint8Array): boolean {
  if (id.length !== UUID_LENGTH || !id.startsWith(OPENING)) return false;
  if (id.charCodeAt(UUID_LENGTH - 1) !== CLOSING) return false;
  let digits = 0;
  for (let at = OPENING.length; at < UUID_LENGTH - 1; at++) {
    const code = id.charCodeAt(at);
    const isDash = at === 18 || at === 23 || at === 28 || at === 33;
    const digit = isDash ? (code === DASH ? 0 : ABSENT) : digitOf(code);
    if (digit === ABSENT) return false;
    if (!isDash) into[digits >> 1] = (into[digits++ >> 1]! << 4) | digit;
  }
  return true;
}

/** Of a hexadecimal digit in lower case; −1 for anything else. */
function digitOf(code: number): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  return code >= 0x61 && code <= 0x66 ? code - 0x57 : ABSENT;
}
