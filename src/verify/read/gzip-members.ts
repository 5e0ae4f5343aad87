// The verifier's own way through a WARC file: one gzip member after the other, in bounded memory.
import { crc32, inflateRawSync } from "node:zlib";
import { FormatError } from "#errors.js";
import { inflateLong, scanLong } from "./long-member.js";
import { readFrom, type OpenedSource, type RangeSource, type WarcSource } from "./range-source.js";

/** One gzip member, decompressed. */
export interface GzipMember {
  readonly offset: number;
  /** All of it, or the first part of a long one. */
  readonly first: Buffer;
  /** Decompressed. */
  readonly sizeBytes: number;
  /** A long member from its first byte on, as often as called; `null` when `first` is all of it. */
  readonly pieces: (() => AsyncIterable<Uint8Array>) | null;
}

const STEP_BYTES = 1024 * 1024;
/** Members that are longer, compressed or not, are read in pieces. */
const LONG_BYTES = 16 * 1024 * 1024;
const TRAILER_BYTES = 8;

/** All members from an offset of the WARC file on; `onBytes` sees every byte of it that is read, in order. */
export async function* gzipMembers(
  warc: WarcSource,
  offset = 0,
  onBytes: (bytes: Buffer) => void = () => undefined,
): AsyncGenerator<GzipMember> {
  const source = await warc.open();
  if (!source) throw new FormatError("the file is not there any more", warc.name, offset);
  try {
    yield* new MemberReader(warc, source, onBytes).members(offset);
  } finally {
    await source.close();
  }
}

/** Members by their offsets, in whatever files: one that lies behind the one before it is found in what was read. */
export class MembersAt {
  #opened: OpenedMembers | null = null;

  /** The member that begins at an offset of a file. */
  async at(warc: WarcSource, offset: number): Promise<GzipMember> {
    const { reader } =
      this.#opened?.name === warc.name ? this.#opened : (this.#opened = await this.#open(warc));
    reader.seek(offset);
    const member = await reader.next();
    if (!member) throw new FormatError("the file ends before this record", warc.name, offset);
    return member;
  }

  async close(): Promise<void> {
    await this.#opened?.source.close();
    this.#opened = null;
  }

  async #open(warc: WarcSource): Promise<OpenedMembers> {
    await this.close();
    const source = await warc.open();
    if (!source) throw new FormatError("the file is not there any more", warc.name, 0);
    return { name: warc.name, source, reader: new MemberReader(warc, source, () => undefined) };
  }
}

interface OpenedMembers {
  readonly name: string;
  readonly source: OpenedSource;
  readonly reader: MemberReader;
}

class MemberReader {
  readonly #warc: WarcSource;
  readonly #source: RangeSource;
  readonly #onBytes: (bytes: Buffer) => void;
  #window: Buffer = Buffer.alloc(0);
  #at = 0;

  constructor(warc: WarcSource, source: RangeSource, onBytes: (bytes: Buffer) => void) {
    this.#warc = warc;
    this.#source = source;
    this.#onBytes = onBytes;
  }

  async *members(offset: number): AsyncGenerator<GzipMember> {
    this.#at = offset;
    for (let member = await this.next(); member; member = await this.next()) yield member;
  }

  /** Goes on at an offset, for which nothing is read twice when it lies in what is at hand. */
  seek(offset: number): void {
    const within = offset - this.#at;
    const isAtHand = within >= 0 && within < this.#window.length;
    this.#window = isAtHand ? this.#window.subarray(within) : Buffer.alloc(0);
    this.#at = offset;
  }

  /** The next member; `null` at the end. */
  async next(): Promise<GzipMember | null> {
    for (let ended = false; ;) {
      const offset = this.#at;
      const member = this.#window.length === 0 ? null : inflateMember(this.#window, this.#warc.name, offset);
      if (member === "long" || (!member && !ended && this.#window.length > LONG_BYTES))
        return this.#takeLong();
      if (member) {
        this.#window = this.#window.subarray(member.length);
        this.#at += member.length;
        return { offset, first: member.bytes, sizeBytes: member.bytes.length, pieces: null };
      }
      if (ended) {
        if (this.#window.length > 0) throw new FormatError("the last record is cut", this.#warc.name, offset);
        return null;
      }
      const more = await this.#readMore(Math.max(STEP_BYTES, this.#window.length));
      ended = more.length === 0;
      this.#window = Buffer.concat([this.#window, more]);
    }
  }

  async #takeLong(): Promise<GzipMember> {
    const offset = this.#at;
    const headLength = gzipHeadLength(this.#window, this.#warc.name, offset)!;
    const place = { within: this.#warc, offset, dataOffset: offset + headLength };
    let readTo = offset + this.#window.length;
    const rest = this.#rest(this.#window.subarray(headLength), (bytes) => (readTo += bytes));
    const { first, sizeBytes, length } = await scanLong(this.#source, place, rest);
    const end = place.dataOffset + length + TRAILER_BYTES;
    // Every byte of the file is shown once, whether reading stopped before the member's end or beyond it.
    if (readTo < end) this.#onBytes(await readFrom(this.#source, readTo, end - readTo));
    this.#window = await readFrom(this.#source, end, Math.max(0, readTo - end));
    this.#at = end;
    return { offset, first, sizeBytes, pieces: () => inflateLong(place) };
  }

  async *#rest(start: Buffer, onRead: (bytes: number) => void): AsyncGenerator<Buffer> {
    yield start;
    let position = this.#at + this.#window.length;
    for (;;) {
      const more = await readFrom(this.#source, position, STEP_BYTES);
      if (more.length === 0) return;
      this.#onBytes(more);
      onRead(more.length);
      position += more.length;
      yield more;
    }
  }

  async #readMore(length: number): Promise<Buffer> {
    const more = await readFrom(this.#source, this.#at + this.#window.length, length);
    this.#onBytes(more);
    return more;
  }
}

/** The one member that these bytes are. */
export function soleMember(bytes: Buffer, name: string): GzipMember {
  const member = inflateMember(bytes, name, 0);
  if (!member || member === "long" || member.length !== bytes.length)
    throw new FormatError("not one gzip member", name, 0);
  return { offset: 0, first: member.bytes, sizeBytes: member.bytes.length, pieces: null };
}

/** `null` when the window does not hold the whole member yet (RFC 1952); `long` when it is to be read in pieces. */
function inflateMember(
  window: Buffer,
  path: string,
  at: number,
): { bytes: Buffer; length: number } | "long" | null {
  const headLength = gzipHeadLength(window, path, at);
  if (headLength === null) return null;
  const inflated = inflate(window.subarray(headLength), path, at);
  if (!inflated || inflated === "long") return inflated;
  const end = headLength + inflated.consumed;
  if (window.length < end + TRAILER_BYTES) return null;
  const isWhole =
    window.readUInt32LE(end) === crc32(inflated.bytes) &&
    window.readUInt32LE(end + 4) === inflated.bytes.length;
  if (!isWhole) throw new FormatError("the gzip check sum is wrong", path, at);
  return { bytes: inflated.bytes, length: end + TRAILER_BYTES };
}

function inflate(
  bytes: Buffer,
  path: string,
  at: number,
): { bytes: Buffer; consumed: number } | "long" | null {
  try {
    // With `info` Node also gives the engine, which knows how much input the stream took.
    const result = inflateRawSync(bytes, { info: true, maxOutputLength: LONG_BYTES }) as unknown as {
      buffer: Buffer;
      engine: { bytesWritten: number };
    };
    return { bytes: result.buffer, consumed: result.engine.bytesWritten };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "Z_BUF_ERROR") return null;
    if (code === "ERR_BUFFER_TOO_LARGE") return "long";
    throw new FormatError(`cannot be decompressed: ${message}`, path, at, { cause: error });
  }
}

/** Length of the member's head: ten bytes and what its flags announce (RFC 1952 section 2.3). */
function gzipHeadLength(window: Buffer, path: string, at: number): number | null {
  if (window.length < 18) return null;
  if (window[0] !== 0x1f || window[1] !== 0x8b || window[2] !== 8)
    throw new FormatError("no gzip member begins here", path, at);
  const flags = window[3]!;
  let length = 10;
  if (flags & 4) length += 2 + window.readUInt16LE(10);
  for (const flag of [8, 16]) {
    if (!(flags & flag)) continue;
    const end = window.indexOf(0, length);
    if (end < 0) return null;
    length = end + 1;
  }
  if (flags & 2) length += 2;
  return length <= window.length ? length : null;
}
