// A gzip member too long for memory: scanned once in pieces, and read again from its file as often as needed.
import { open, type FileHandle } from "node:fs/promises";
import { crc32, createInflateRaw } from "node:zlib";
import { FormatError } from "#errors.js";
import { through } from "#formats/streamed-content.js";

/** Where a member lies. */
export interface MemberPlace {
  readonly path: string;
  readonly offset: number;
  /** Of its deflate data. */
  readonly dataOffset: number;
}

/** What a scan found. */
interface LongMember {
  readonly first: Buffer;
  readonly sizeBytes: number;
  /** Of the deflate data, compressed. */
  readonly length: number;
}

/** Enough for the heads of a record and of the HTTP message in it. */
const FIRST_BYTES = 1024 * 1024;
/** A bound on time: no honest record is larger. */
const MAX_MEMBER_BYTES = 64 * 1024 ** 3;
const STEP_BYTES = 1024 * 1024;

/** Reads a member to its end and checks its length and check sum. */
export async function scanLong(
  file: FileHandle,
  place: MemberPlace,
  data: AsyncIterator<Uint8Array>,
): Promise<LongMember> {
  const decoder = createInflateRaw();
  const first: Uint8Array[] = [];
  let [sizeBytes, sum] = [0, 0];
  for await (const bytes of inflated(decoder, data, place)) {
    if (sizeBytes < FIRST_BYTES) first.push(bytes);
    sizeBytes += bytes.length;
    sum = crc32(bytes, sum);
    if (sizeBytes > MAX_MEMBER_BYTES)
      throw new FormatError("a record is too large", place.path, place.offset);
  }
  const length = decoder.bytesWritten;
  const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, place.dataOffset + length);
  if (bytesRead < 8) throw new FormatError("the last record is cut", place.path, place.offset);
  // RFC 1952: the size is counted modulo 2^32.
  if (buffer.readUInt32LE(0) !== sum || buffer.readUInt32LE(4) !== sizeBytes % 2 ** 32)
    throw new FormatError("the gzip check sum is wrong", place.path, place.offset);
  return { first: Buffer.concat(first), sizeBytes, length };
}

/** The bytes of a member that was scanned. */
export async function* inflateLong(place: MemberPlace): AsyncGenerator<Uint8Array> {
  const file = await open(place.path, "r");
  try {
    yield* inflated(createInflateRaw(), readFrom(file, place.dataOffset), place);
  } finally {
    await file.close();
  }
}

async function* inflated(
  decoder: ReturnType<typeof createInflateRaw>,
  data: AsyncIterator<Uint8Array>,
  { path, offset }: MemberPlace,
): AsyncGenerator<Uint8Array> {
  const start = await data.next();
  try {
    yield* through(decoder, start.done === true ? Buffer.alloc(0) : start.value, data);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const isCut = code === "Z_BUF_ERROR";
    throw new FormatError(
      isCut ? "the last record is cut" : `cannot be decompressed: ${message}`,
      path,
      offset,
      {
        cause: error,
      },
    );
  }
}

async function* readFrom(file: FileHandle, offset: number): AsyncGenerator<Buffer> {
  for (let position = offset; ;) {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(STEP_BYTES), 0, STEP_BYTES, position);
    if (bytesRead === 0) return;
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}
