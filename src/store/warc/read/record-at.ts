// Random access: one record of a file, whole in memory or, when it is long, in pieces.
import { FormatError } from "#errors.js";
import { readWarc, type ReadRecord } from "./warc-reader.js";

/** Larger blocks are not taken into memory. */
const MAX_BLOCK_BYTES = 512 * 1024 * 1024;

/** Longer blocks are read in pieces; the first one holds any HTTP head that is taken. */
const FIRST_BYTES = 1024 * 1024;

/** A record read whole. */
export interface WholeRecord extends Omit<ReadRecord, "block"> {
  readonly block: Buffer;
  /** On disk; `null` when other records share its gzip member. */
  readonly length: number | null;
}

/** Reads the record that begins at an offset; refuses one that is cut or too large. */
export async function readRecordAt(path: string, offset: number): Promise<WholeRecord> {
  let block: Buffer | null = null;
  for await (const item of readWarc(path, { offset })) {
    if (item.kind === "record") block = await readBlock(item.record, path);
    if (item.kind !== "end") continue;
    if (!item.isWhole || !block) throw new FormatError("the record is cut", path, offset);
    return { ...item.record, block, length: item.length };
  }
  throw new FormatError("no record begins here", path, offset);
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

/** Reads the record that begins at an offset as far as memory allows; refuses one that is cut. */
export async function openRecordAt(path: string, offset: number): Promise<OpenedRecord> {
  let first: Buffer | null = null;
  for await (const item of readWarc(path, { offset })) {
    if (item.kind === "record") {
      first = await firstPart(item.record);
      if (first.length < FIRST_BYTES) continue;
      return { ...item.record, first, pieces: () => blockPieces(path, offset) };
    }
    if (item.kind !== "end") continue;
    if (!item.isWhole || !first) throw new FormatError("the record is cut", path, offset);
    return { ...item.record, first, pieces: null };
  }
  throw new FormatError("no record begins here", path, offset);
}

async function firstPart(record: ReadRecord): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of record.block) {
    bytes += piece.length;
    pieces.push(piece);
    if (bytes >= FIRST_BYTES) break;
  }
  return Buffer.concat(pieces);
}

async function* blockPieces(path: string, offset: number): AsyncGenerator<Buffer> {
  for await (const item of readWarc(path, { offset })) {
    if (item.kind === "record") yield* item.record.block;
    if (item.kind !== "end") continue;
    if (!item.isWhole) throw new FormatError("the record is cut", path, offset);
    return;
  }
}

/** A block's bytes in one piece, up to a limit. */
export function readBlock({ block, offset }: ReadRecord, path: string): Promise<Buffer> {
  return inOnePiece(block, { path, offset });
}

/** The same of a block read from elsewhere, with the place to be named when it is too large. */
export async function inOnePiece(
  block: AsyncIterable<Buffer>,
  { path, offset }: { readonly path: string; readonly offset: number },
): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of block) {
    bytes += piece.length;
    if (bytes > MAX_BLOCK_BYTES)
      throw new FormatError("the record is too large to be read whole", path, offset);
    pieces.push(piece);
  }
  return pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces);
}
