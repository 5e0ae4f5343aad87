// One gzip member (RFC 1952) as a segment: small ones at once, large or damaged ones as a stream.
import { Readable } from "node:stream";
import { constants, crc32, createInflateRaw } from "node:zlib";
import { inflateOnce } from "./inflate-once.js";
import { BOMB, isBomb, memorySegment, type MemberKind } from "./member-kind.js";
import type { SourceWindow } from "./source-window.js";
import type { Segment, SegmentDamage } from "./segment.js";

const MAX_INPUT_AT_ONCE = 4 * 1024 * 1024;
/** Of a member without any of the optional parts. */
const HEAD_BYTES = 10;
const TRAILER_BYTES = 8;

/** Whether a gzip member could begin here: magic, deflate, no reserved flag (RFC 1952 section 2.3.1). */
export function isGzipStart(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b && bytes[2] === 8 && (bytes[3] ?? 0) < 0x20;
}

/** The gzip members of one file. */
export class GzipMembers implements MemberKind {
  readonly coding = "gzip";
  readonly #window: SourceWindow;

  constructor(window: SourceWindow) {
    this.#window = window;
  }

  isStart(bytes: Uint8Array): boolean {
    return isGzipStart(bytes);
  }

  indexIn(bytes: Buffer, from: number): number {
    return bytes.indexOf(0x1f, from);
  }

  open(offset: number): Promise<Segment> {
    return gzipSegment(this.#window, offset);
  }
}

/** The member at an offset; what is wrong with it is told when it has been read. */
export async function gzipSegment(window: SourceWindow, offset: number): Promise<Segment> {
  const headBytes = await headLength(window, offset);
  if (headBytes === null)
    return emptySegment(offset, window.sizeBytes, truncation("the file ends inside a gzip header"));
  const dataStart = offset + headBytes;
  const atOnce = window.isNarrow ? null : await inflateAtOnce(window, offset, dataStart);
  return atOnce ?? streamed(window, offset, dataStart);
}

async function headLength(window: SourceWindow, offset: number): Promise<number | null> {
  const bytes = await window.at(offset, 64 * 1024);
  const flags = bytes[3] ?? 0;
  let end = HEAD_BYTES;
  if (flags & 4) end += 2 + (bytes.length >= 12 ? bytes.readUInt16LE(10) : 0);
  // File name and comment are zero-terminated.
  for (const flag of [8, 16]) {
    if (!(flags & flag)) continue;
    const zero = bytes.indexOf(0, end);
    if (zero < 0) return null;
    end = zero + 1;
  }
  if (flags & 2) end += 2;
  return end <= bytes.length ? end : null;
}

function emptySegment(offset: number, end: number, damage: SegmentDamage): Segment {
  return { offset, coding: "gzip", next: async () => null, probe: null, end, damage };
}

async function inflateAtOnce(
  window: SourceWindow,
  offset: number,
  dataStart: number,
): Promise<Segment | null> {
  for (let inputBytes = 64 * 1024; inputBytes <= MAX_INPUT_AT_ONCE; inputBytes *= 4) {
    const input = await window.at(dataStart, inputBytes);
    const inflated = inflateOnce(input);
    if (inflated === "more" && dataStart + input.length < window.sizeBytes) continue;
    if (typeof inflated === "string") return null;
    const end = dataStart + inflated.consumed + TRAILER_BYTES;
    const trailer = await window.at(end - TRAILER_BYTES, TRAILER_BYTES);
    return memorySegment(inflated.bytes, "gzip", { offset, ...checkTrailer(trailer, end, inflated.bytes) });
  }
  return null;
}

/** The content of the one member that these bytes are, all of it and nothing else; `null` for anything less plain. */
export function inflatedMember(bytes: Buffer): Buffer | null {
  if (!isGzipStart(bytes) || bytes[3] !== 0 || bytes.length > MAX_INPUT_AT_ONCE) return null;
  const inflated = inflateOnce(bytes.subarray(HEAD_BYTES));
  if (typeof inflated === "string") return null;
  const trailer = bytes.subarray(HEAD_BYTES + inflated.consumed);
  const isRight =
    trailer.length === TRAILER_BYTES &&
    compareTrailer(trailer, crc32(inflated.bytes), inflated.bytes.length) === null;
  return isRight ? inflated.bytes : null;
}

function checkTrailer(
  trailer: Buffer,
  end: number,
  bytes: Buffer,
): { end: number; damage: SegmentDamage | null } {
  if (trailer.length < TRAILER_BYTES)
    return {
      end: end - TRAILER_BYTES + trailer.length,
      damage: truncation("the file ends inside a gzip trailer"),
    };
  return { end, damage: compareTrailer(trailer, crc32(bytes), bytes.length) };
}

function compareTrailer(trailer: Buffer, crc: number, sizeBytes: number): SegmentDamage | null {
  if (trailer.readUInt32LE(0) === crc && trailer.readUInt32LE(4) === sizeBytes % 2 ** 32) return null;
  return { code: "gzip-checksum", message: "decompressed data does not match the member's checksum" };
}

// Gives out what can be decompressed before any damage.
function streamed(window: SourceWindow, offset: number, dataStart: number): Segment {
  const inflate = createInflateRaw({ finishFlush: constants.Z_FINISH });
  const input = Readable.from(chunks(window, dataStart), { objectMode: false });
  // It reads ahead: of one whose reader has left the file is closed under it, and nobody is there to be told.
  input.on("error", (error) => inflate.destroy(error));
  inflate.on("error", () => input.destroy());
  const output = input.pipe(inflate)[Symbol.asyncIterator]();
  let crc = 0;
  let sizeBytes = 0;
  const state: { end: number; damage: SegmentDamage | null } = { end: offset, damage: null };
  const finish = async (damage: SegmentDamage | null): Promise<null> => {
    const dataEnd = dataStart + inflate.bytesWritten;
    const trailer = (await window.at(dataEnd, TRAILER_BYTES)).subarray(0, TRAILER_BYTES);
    // What is cut ends with the file; behind other damage members are looked for again.
    const end = damage ? dataEnd : dataEnd + TRAILER_BYTES;
    state.end = damage?.code === "truncated" ? window.sizeBytes : Math.min(window.sizeBytes, end);
    state.damage =
      damage ??
      (trailer.length < TRAILER_BYTES
        ? truncation("the file ends inside a gzip trailer")
        : compareTrailer(trailer, crc, sizeBytes));
    inflate.destroy();
    return null;
  };
  return {
    offset,
    coding: "gzip",
    probe: null,
    get end() {
      return state.end;
    },
    get damage() {
      return state.damage;
    },
    async next() {
      if (state.end > offset) return null;
      try {
        const { value, done } = await output.next();
        if (done) return await finish(null);
        const bytes = value as Buffer;
        crc = crc32(bytes, crc);
        sizeBytes += bytes.length;
        if (isBomb(sizeBytes, inflate.bytesWritten))
          return await finish({
            code: "gzip-bomb",
            message: `more than ${BOMB.ratio} times its compressed size`,
          });
        return bytes;
      } catch (error) {
        return finish(inflateDamage(error));
      }
    },
  };
}

async function* chunks(window: SourceWindow, start: number): AsyncGenerator<Buffer> {
  for (let offset = start; offset < window.sizeBytes;) {
    const bytes = await window.at(offset, 1);
    if (bytes.length === 0) return;
    offset += bytes.length;
    yield bytes;
  }
}

function inflateDamage(error: unknown): SegmentDamage {
  const { code, message } = error as { code?: string; message: string };
  if (code === "Z_BUF_ERROR") return truncation("the file ends inside compressed data");
  return { code: "gzip-damaged", message: `compressed data cannot be read (${message})` };
}

function truncation(message: string): SegmentDamage {
  return { code: "truncated", message };
}
