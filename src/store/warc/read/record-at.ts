// Random access: one record of an archive's WARC file, whole in memory or, when it is long, in pieces.
import { FormatError } from "#errors.js";
import { asBuffer } from "#formats/http/http-head.js";
import type { ByteSource } from "#ports/index.js";
import { eachOfBlob, withBlob, type ReadableBlobs } from "../../blobs/open-blob.js";
import { recordAtOnce } from "./record-at-once.js";
import { NARROW_WINDOW } from "./source-window.js";
import { readWarc, type ReadRecord } from "./warc-reader.js";

/** Larger blocks are not taken into memory. */
const MAX_BLOCK_BYTES = 512 * 1024 * 1024;

/** Longer blocks are read in pieces; the first one holds any HTTP head that is taken. */
const FIRST_BYTES = 1024 * 1024;

/** Where a record begins. */
export interface RecordPlace {
  /** Relative to the archive, with forward slashes. */
  readonly file: string;
  readonly offset: number;
  /** How many bytes it takes, by an index: a hint, so that no more need be read. */
  readonly length?: number;
}

/** Reads the block of the record at a place whole; refuses one that is cut or too large. */
export async function readBlockAt(blobs: ReadableBlobs, place: RecordPlace): Promise<Buffer> {
  return withBlob(blobs, place.file, async (source) => {
    const { first, isAll } = await firstPart(source, place, MAX_BLOCK_BYTES);
    if (!isAll) throw tooLarge(place);
    return first;
  });
}

/** A block of any length. */
export interface StreamedBlock {
  /** All of it, or its first part when it is long. */
  readonly first: Buffer;
  /** A long block from its start, as often as called; `null` when `first` is all of it. */
  readonly pieces: (() => AsyncIterable<Buffer>) | null;
}

/** A record whose block may be of any length. */
export type OpenedRecord = Omit<ReadRecord, "block"> & StreamedBlock;

/** Reads the record at a place as far as memory allows; refuses one that is cut. */
export async function openRecordAt(blobs: ReadableBlobs, place: RecordPlace): Promise<OpenedRecord> {
  return withBlob(blobs, place.file, (source) => openedRecord(blobs, source, place));
}

/** The same; `null` when its file is not there. */
export async function openRecordIn(blobs: ReadableBlobs, place: RecordPlace): Promise<OpenedRecord | null> {
  const reader = await blobs.open(place.file);
  if (reader === null) return null;
  try {
    return await openedRecord(blobs, reader, place);
  } finally {
    reader.close();
  }
}

async function openedRecord(
  blobs: ReadableBlobs,
  source: ByteSource,
  place: RecordPlace,
): Promise<OpenedRecord> {
  const { record, first, isAll } = await firstPart(source, place, FIRST_BYTES);
  const pieces = (): AsyncIterable<Buffer> =>
    eachOfBlob(blobs, place.file, (again) => blockPieces(again, place));
  return { ...record, first, pieces: isAll ? null : pieces };
}

interface FirstPart {
  readonly record: Omit<ReadRecord, "block">;
  readonly first: Buffer;
  readonly isAll: boolean;
}

// An index may be wrong about the length, and in plain files leaves out the empty lines behind: then all is read.
async function firstPart(source: ByteSource, place: RecordPlace, mostBytes: number): Promise<FirstPart> {
  const { file, offset, length } = place;
  const isHinted = length !== undefined && length > 0 && length < FIRST_BYTES;
  let found: Awaited<ReturnType<typeof firstOf>> = null;
  if (isHinted) {
    const bytes = asBuffer(await source.read(offset, length));
    const once = recordAtOnce(bytes, offset);
    if (once && once.block.length < mostBytes) return { record: once.record, first: once.block, isAll: true };
    found = await firstOf(nothingBut(bytes, offset), place, mostBytes);
  }
  if (found === null || found === "cut") found = await firstOf(source, place, mostBytes);
  if (found === "cut") throw isCut(place);
  if (found === null) throw new FormatError("no record begins here", file, offset);
  return found;
}

async function firstOf(
  source: ByteSource,
  place: RecordPlace,
  mostBytes: number,
): Promise<FirstPart | "cut" | null> {
  let first: Buffer | null = null;
  for await (const item of readWarc(source, place.file, place.offset)) {
    if (item.kind === "record") {
      first = await upTo(item.record.block, mostBytes);
      if (first.length >= mostBytes) return { record: item.record, first, isAll: false };
    }
    if (item.kind !== "end") continue;
    if (!item.isWhole || !first) return "cut";
    return { record: item.record, first, isAll: true };
  }
  return null;
}

/** A source of which only these bytes are to be had. */
function nothingBut(bytes: Buffer, from: number): ByteSource {
  return {
    sizeBytes: from + bytes.length,
    read: (offset, lengthBytes) => bytes.subarray(offset - from, offset - from + lengthBytes),
  };
}

async function upTo(block: AsyncIterable<Buffer>, mostBytes: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of block) {
    bytes += piece.length;
    pieces.push(piece);
    if (bytes >= mostBytes) break;
  }
  return pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces);
}

async function* blockPieces(source: ByteSource, place: RecordPlace): AsyncGenerator<Buffer> {
  for await (const item of readWarc(source, place.file, place.offset, NARROW_WINDOW)) {
    if (item.kind === "record") yield* item.record.block;
    if (item.kind !== "end") continue;
    if (!item.isWhole) throw isCut(place);
    return;
  }
}

/** A block's bytes in one piece, up to a limit. */
export function readBlock({ block, offset }: ReadRecord, file: string): Promise<Buffer> {
  return inOnePiece(block, { file, offset });
}

/** The same of a block read from elsewhere, with the place to be named when it is too large. */
export async function inOnePiece(block: AsyncIterable<Buffer>, place: RecordPlace): Promise<Buffer> {
  const bytes = await upTo(block, MAX_BLOCK_BYTES + 1);
  if (bytes.length > MAX_BLOCK_BYTES) throw tooLarge(place);
  return bytes;
}

function isCut({ file, offset }: RecordPlace): FormatError {
  return new FormatError("the record is cut", file, offset);
}

function tooLarge({ file, offset }: RecordPlace): FormatError {
  return new FormatError("the record is too large to be read whole", file, offset);
}
