// Distinct strings by number and numbers by string: URLs of a large site without an object for each.
import { randomBytes } from "node:crypto";
import { ByteArena } from "./byte-arena.js";
import { GrowingNumbers } from "./growing-numbers.js";

const ABSENT = -1;
/** Half of a surrogate pair, of which UTF-8 keeps nothing. */
const LONE = /\p{Surrogate}/u;

/** A set of strings in the order of their arrival; equality is exact, the hash only finds the place to compare. */
export class StringTable {
  readonly #arena = new ByteArena();
  /** Beyond four gigabytes of strings a place needs more than 32 bits. */
  readonly #places = new GrowingNumbers(Float64Array);
  readonly #lengths = new GrowingNumbers(Uint32Array);
  readonly #hashes = new GrowingNumbers(Uint32Array);
  /** By number, strings that UTF-8 would not give back as they were. */
  readonly #odd = new Map<number, string>();
  /** Open addressing; ABSENT or a number of a string. */
  #slots = new Int32Array(64).fill(ABSENT);
  /** Differs from process to process, so that no site can choose URLs that all fall into one slot. */
  readonly #seed = randomBytes(4).readInt32LE();

  get size(): number {
    return this.#places.length;
  }

  /** The string's number, or −1. */
  numberOf(text: string): number {
    return this.#slots[this.#slotOf(text, this.#hash(text))]!;
  }

  /** The string's number; it gets the next one when it is new. */
  add(text: string): number {
    const hash = this.#hash(text);
    const slot = this.#slotOf(text, hash);
    const known = this.#slots[slot]!;
    if (known !== ABSENT) return known;
    const length = Buffer.byteLength(text);
    const place = this.#arena.reserve(length);
    this.#arena.chunkAt(place).write(text, this.#arena.offsetAt(place), "utf8");
    const number = this.#places.push(place);
    this.#lengths.push(length);
    this.#hashes.push(hash);
    if (length !== text.length && LONE.test(text)) this.#odd.set(number, text);
    this.#slots[slot] = number;
    if (this.size * 2 > this.#slots.length) this.#growSlots();
    return number;
  }

  at(number: number): string {
    const odd = this.#odd.get(number);
    if (odd !== undefined) return odd;
    const place = this.#places.at(number);
    const offset = this.#arena.offsetAt(place);
    return this.#arena.chunkAt(place).toString("utf8", offset, offset + this.#lengths.at(number));
  }

  /** Where the string is, or where it belongs. */
  #slotOf(text: string, hash: number): number {
    const mask = this.#slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const number = this.#slots[slot]!;
      if (number === ABSENT || (this.#hashes.at(number) === hash && this.at(number) === text)) return slot;
    }
  }

  #growSlots(): void {
    const slots = new Int32Array(this.#slots.length * 2).fill(ABSENT);
    const mask = slots.length - 1;
    for (let number = 0; number < this.size; number++) {
      let slot = this.#hashes.at(number) & mask;
      while (slots[slot] !== ABSENT) slot = (slot + 1) & mask;
      slots[slot] = number;
    }
    this.#slots = slots;
  }

  /** Multiplies and mixes, as FNV-1a and the end of MurmurHash3 do. */
  #hash(text: string): number {
    let hash = this.#seed;
    for (let i = 0; i < text.length; i++) {
      hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
      hash ^= hash >>> 15;
    }
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return (hash ^ (hash >>> 16)) >>> 0;
  }
}
