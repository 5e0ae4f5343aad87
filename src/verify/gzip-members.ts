// The verifier's own way through a WARC file: one gzip member after the other, each whole in memory, within bounds.
import { open, type FileHandle } from "node:fs/promises";
import { crc32, inflateRawSync } from "node:zlib";
import { FormatError } from "#errors.js";

/** Where a WARC file's bytes lie: a file of its own, or a part of a package. */
export interface Place {
  readonly path: string;
  /** Byte of `path` at which the WARC file begins. */
  readonly start: number;
  readonly sizeBytes: number;
}

/** One gzip member, decompressed. */
export interface GzipMember {
  readonly offset: number;
  readonly bytes: Buffer;
}

const STEP_BYTES = 1024 * 1024;
/** No record may be larger, compressed or not. */
const MAX_MEMBER_BYTES = 512 * 1024 * 1024;
const TRAILER_BYTES = 8;

/** All members from an offset of the WARC file on; `onBytes` sees every byte of it that is read, in order. */
export async function* gzipMembers(
  { path, start, sizeBytes }: Place,
  offset = 0,
  onBytes: (bytes: Buffer) => void = () => undefined,
): AsyncGenerator<GzipMember> {
  const file = await open(path, "r");
  try {
    let window: Buffer = Buffer.alloc(0);
    let [at, ended] = [offset, false];
    for (;;) {
      const member = window.length === 0 ? null : inflateMember(window, path, at);
      if (member) {
        yield { offset: at, bytes: member.bytes };
        window = window.subarray(member.length);
        at += member.length;
      } else if (ended) {
        if (window.length > 0) throw new FormatError("the last record is cut", path, at);
        return;
      } else {
        const from = at + window.length;
        const length = Math.min(Math.max(STEP_BYTES, window.length), sizeBytes - from);
        const more = await readMore(file, start + from, length);
        if (window.length + more.length > MAX_MEMBER_BYTES)
          throw new FormatError("a record is too large", path, at);
        ended = more.length === 0;
        onBytes(more);
        window = Buffer.concat([window, more]);
      }
    }
  } finally {
    await file.close();
  }
}

async function readMore(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/** The one member that these bytes are. */
export function soleMember(bytes: Buffer, name: string): GzipMember {
  const member = inflateMember(bytes, name, 0);
  if (!member || member.length !== bytes.length) throw new FormatError("not one gzip member", name, 0);
  return { offset: 0, bytes: member.bytes };
}

/** `null` when the window does not hold the whole member yet (RFC 1952). */
function inflateMember(window: Buffer, path: string, at: number): { bytes: Buffer; length: number } | null {
  const headLength = gzipHeadLength(window, path, at);
  if (headLength === null) return null;
  const inflated = inflate(window.subarray(headLength), path, at);
  if (!inflated) return null;
  const end = headLength + inflated.consumed;
  if (window.length < end + TRAILER_BYTES) return null;
  const isWhole =
    window.readUInt32LE(end) === crc32(inflated.bytes) &&
    window.readUInt32LE(end + 4) === inflated.bytes.length;
  if (!isWhole) throw new FormatError("the gzip check sum is wrong", path, at);
  return { bytes: inflated.bytes, length: end + TRAILER_BYTES };
}

function inflate(bytes: Buffer, path: string, at: number): { bytes: Buffer; consumed: number } | null {
  try {
    // With `info` Node also gives the engine, which knows how much input the stream took.
    const result = inflateRawSync(bytes, { info: true, maxOutputLength: MAX_MEMBER_BYTES }) as unknown as {
      buffer: Buffer;
      engine: { bytesWritten: number };
    };
    return { bytes: result.buffer, consumed: result.engine.bytesWritten };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "Z_BUF_ERROR") return null;
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
