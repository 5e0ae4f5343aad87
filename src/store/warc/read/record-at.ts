// Random access: one record of a file, whole in memory.
import { FormatError } from "#errors.js";
import { readWarc, type ReadRecord } from "./warc-reader.js";

/** Larger blocks are not taken into memory. */
const MAX_BLOCK_BYTES = 512 * 1024 * 1024;

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

/** A block's bytes in one piece, up to a limit. */
export async function readBlock(record: ReadRecord, path: string): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of record.block) {
    bytes += piece.length;
    if (bytes > MAX_BLOCK_BYTES)
      throw new FormatError("the record is too large to be read whole", path, record.offset);
    pieces.push(piece);
  }
  return pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces);
}
