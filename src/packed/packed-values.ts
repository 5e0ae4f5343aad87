// JSON values packed into few bytes, losslessly: shapes and repeated strings are kept once, digests and record ids
// as their bytes, large numbers as distances. A sighting takes about 150 bytes instead of some 1,500 as objects.
import { ByteArena } from "./byte-arena.js";

const [NULL, TRUE, FALSE, WHOLE, NEGATIVE, AFTER, BEFORE, DOUBLE] = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const [KNOWN, TEXT, DIGEST, UUID, SAME, LIST, OBJECT, WIDE] = [8, 9, 10, 11, 12, 13, 14, 15] as const;
/** What is common takes one byte: small numbers, the first known texts and shapes, short lists. */
const [SMALL, EARLY_TEXT, EARLY_SHAPE, SHORT_LIST, END] = [16, 80, 144, 208, 256] as const;
/** Instants and offsets of one value lie close together: numbers from here on are told by their distance. */
const LARGE = 2 ** 20;
const DIGEST_TEXT = /^sha-256:[0-9a-f]{64}$/;
const UUID_TEXT = /^<urn:uuid:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}>$/;
/** Half of a surrogate pair, of which UTF-8 keeps nothing. */
const LONE = /\p{Surrogate}/u;
const MAX_KNOWN_TEXTS = 4096;
const MAX_KNOWN_LENGTH = 80;

/** The names that objects begin with, and the number of the shape where some end with them. */
interface ShapeNode {
  readonly names: readonly string[];
  shape: number | null;
  readonly next: Map<string, ShapeNode>;
}

/** Holds JSON values; what JSON would drop (members that are undefined) is dropped here too. */
export class PackedValues {
  readonly #arena = new ByteArena();
  readonly #texts = new Map<string, number>();
  readonly #textList: string[] = [];
  readonly #shapes: ShapeNode = { names: [], shape: null, next: new Map() };
  readonly #shapeList: (readonly string[])[] = [];
  #buffer = Buffer.alloc(4096);
  #end = 0;
  /** The last large number of the value being packed. */
  #large = 0;
  #before: string[] = [];

  /**
   * Packs a value and returns where it is. Values that share long texts can be packed as a series: `before` holds
   * the texts of those before it, as {@link get} finds them, and is carried on.
   */
  add(value: unknown, before: string[] = []): number {
    this.#end = 0;
    this.#large = 0;
    this.#before = before;
    this.#pack(value);
    const place = this.#arena.reserve(this.#end);
    this.#buffer.copy(this.#arena.chunkAt(place), this.#arena.offsetAt(place), 0, this.#end);
    return place;
  }

  /** The value at a place, made anew; one of a series with the texts of those before it. */
  get(place: number, before: string[] = []): unknown {
    const known = { texts: this.#textList, shapes: this.#shapeList, before };
    return new Unpacker(this.#arena.chunkAt(place), this.#arena.offsetAt(place), known).value();
  }

  #pack(value: unknown): void {
    if (typeof value === "string") this.#packText(value);
    else if (typeof value === "number") this.#packNumber(value);
    else if (typeof value === "boolean") this.#byte(value ? TRUE : FALSE);
    else if (value === null || value === undefined) this.#byte(NULL);
    else if (Array.isArray(value)) {
      this.#packNumbered(LIST, value.length, SHORT_LIST, END);
      for (const item of value) this.#pack(item);
    } else this.#packObject(value as Record<string, unknown>);
  }

  #packObject(value: Record<string, unknown>): void {
    const shape = this.#shapeOf(value);
    this.#packNumbered(OBJECT, shape, EARLY_SHAPE, SHORT_LIST);
    for (const name of this.#shapeList[shape]!) this.#pack(value[name]);
  }

  /** One name after the other leads to the shape: joining them to a key each time would take longer than packing. */
  #shapeOf(value: Record<string, unknown>): number {
    let node = this.#shapes;
    for (const name in value) {
      if (!Object.hasOwn(value, name) || value[name] === undefined) continue;
      let next = node.next.get(name);
      if (!next) node.next.set(name, (next = { names: [...node.names, name], shape: null, next: new Map() }));
      node = next;
    }
    return (node.shape ??= this.#shapeList.push(node.names) - 1);
  }

  #packNumber(value: number): void {
    if (Number.isSafeInteger(value) && !Object.is(value, -0)) return this.#packWhole(value);
    this.#byte(DOUBLE);
    this.#makeRoom(8);
    this.#end = this.#buffer.writeDoubleLE(value, this.#end);
  }

  #packWhole(value: number): void {
    if (value < LARGE) {
      if (value < 0) return this.#packNumbered(NEGATIVE, -value);
      return this.#packNumbered(WHOLE, value, SMALL, EARLY_TEXT);
    }
    const distance = value - this.#large;
    this.#large = value;
    this.#packNumbered(distance < 0 ? BEFORE : AFTER, Math.abs(distance));
  }

  #packText(text: string): void {
    const known = this.#texts.get(text);
    if (known !== undefined) return this.#packNumbered(KNOWN, known, EARLY_TEXT, EARLY_SHAPE);
    const same = this.#before.indexOf(text);
    if (same !== -1) return this.#packNumbered(SAME, same);
    if (text.length === 72 && DIGEST_TEXT.test(text)) {
      this.#before.push(text);
      return this.#packHex(DIGEST, text.slice(8));
    }
    if (text.length === 47 && UUID_TEXT.test(text))
      return this.#packHex(UUID, text.slice(10, -1).replaceAll("-", ""));
    if (text.length <= MAX_KNOWN_LENGTH && this.#textList.length < MAX_KNOWN_TEXTS) {
      const number = this.#textList.push(text) - 1;
      this.#texts.set(text, number);
      return this.#packNumbered(KNOWN, number, EARLY_TEXT, EARLY_SHAPE);
    }
    this.#before.push(text);
    const isWide = LONE.test(text);
    const encoding = isWide ? "utf16le" : "utf8";
    const length = Buffer.byteLength(text, encoding);
    this.#byte(isWide ? WIDE : TEXT);
    this.#whole(length);
    this.#makeRoom(length);
    this.#end += this.#buffer.write(text, this.#end, encoding);
  }

  /** A tag and a number; one byte from `first` on, as long as it is below `end`. */
  #packNumbered(tag: number, number: number, first = 0, end = 0): void {
    if (first + number < end) return this.#byte(first + number);
    this.#byte(tag);
    this.#whole(number);
  }

  #packHex(tag: number, hex: string): void {
    this.#byte(tag);
    this.#makeRoom(hex.length / 2);
    this.#end += this.#buffer.write(hex, this.#end, "hex");
  }

  #byte(value: number): void {
    this.#makeRoom(1);
    this.#buffer[this.#end++] = value;
  }

  /** Seven bits a byte, lowest first. */
  #whole(value: number): void {
    this.#makeRoom(8);
    let rest = value;
    for (; rest > 0x7f; rest = Math.floor(rest / 128)) this.#buffer[this.#end++] = (rest % 128) | 0x80;
    this.#buffer[this.#end++] = rest;
  }

  #makeRoom(bytes: number): void {
    if (this.#end + bytes <= this.#buffer.length) return;
    const bigger = Buffer.alloc(2 * (this.#end + bytes));
    this.#buffer.copy(bigger, 0, 0, this.#end);
    this.#buffer = bigger;
  }
}

/** What packed values refer to. */
interface Known {
  readonly texts: readonly string[];
  readonly shapes: readonly (readonly string[])[];
  readonly before: string[];
}

class Unpacker {
  readonly #bytes: Buffer;
  readonly #known: Known;
  #at: number;
  #large = 0;

  constructor(bytes: Buffer, at: number, known: Known) {
    this.#bytes = bytes;
    this.#at = at;
    this.#known = known;
  }

  value(): unknown {
    const tag = this.#bytes[this.#at++]!;
    if (tag >= SMALL) return this.#common(tag);
    if (tag <= FALSE) return tag === NULL ? null : tag === TRUE;
    if (tag <= DOUBLE) return this.#number(tag);
    if (tag <= SAME || tag === WIDE) return this.#text(tag);
    return tag === LIST ? this.#list(this.#whole()) : this.#object(this.#whole());
  }

  #common(tag: number): unknown {
    if (tag < EARLY_TEXT) return tag - SMALL;
    if (tag < EARLY_SHAPE) return this.#known.texts[tag - EARLY_TEXT]!;
    return tag < SHORT_LIST ? this.#object(tag - EARLY_SHAPE) : this.#list(tag - SHORT_LIST);
  }

  #number(tag: number): number {
    if (tag === DOUBLE) {
      this.#at += 8;
      return this.#bytes.readDoubleLE(this.#at - 8);
    }
    const whole = this.#whole();
    if (tag === WHOLE) return whole;
    if (tag === NEGATIVE) return -whole;
    return (this.#large += tag === AFTER ? whole : -whole);
  }

  #text(tag: number): string {
    const { texts, before } = this.#known;
    if (tag === KNOWN) return texts[this.#whole()]!;
    if (tag === SAME) return before[this.#whole()]!;
    if (tag !== UUID) {
      const encoding = tag === WIDE ? "utf16le" : "utf8";
      const text = tag === DIGEST ? `sha-256:${this.#take(32, "hex")}` : this.#take(this.#whole(), encoding);
      before.push(text);
      return text;
    }
    const hex = this.#take(16, "hex");
    const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)];
    return `<urn:uuid:${parts.join("-")}>`;
  }

  #list(length: number): unknown[] {
    const items: unknown[] = [];
    for (let i = 0; i < length; i++) items.push(this.value());
    return items;
  }

  #object(shape: number): Record<string, unknown> {
    const value: Record<string, unknown> = {};
    for (const name of this.#known.shapes[shape]!) value[name] = this.value();
    return value;
  }

  #take(length: number, encoding: "hex" | "utf8" | "utf16le"): string {
    this.#at += length;
    return this.#bytes.toString(encoding, this.#at - length, this.#at);
  }

  #whole(): number {
    let [value, scale] = [0, 1];
    for (;;) {
      const byte = this.#bytes[this.#at++]!;
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value;
      scale *= 128;
    }
  }
}
