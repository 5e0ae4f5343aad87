// ZipNum: a sorted index in gzip blocks of some lines each, with a small sorted index of the blocks.
// The block index names its data file, so that one rename puts both in place.
import { closeSync, existsSync, fstatSync, openSync, readdirSync, readSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { FormatError } from "#errors.js";
import { writeAtomically, type FileSystem } from "../file-system.js";
import { SortedFile, type LineSource } from "./sorted-file.js";

/** A look-up decompresses one block: small ones keep it quick, and cost a third in size. */
const LINES_PER_BLOCK = 32;
const BLOCKS_PER_WRITE = 256;
const MAX_BLOCK_BYTES = 64 * 1024 * 1024;
/** Room for one block of usual lines. */
const INFLATED_BYTES = 16 * 1024;
const CACHED_BLOCKS = 64;

/** Writes `x.idx`, one line `key<TAB>part<TAB>offset<TAB>length<TAB>number` per block, and `part.cdxj.gz`. */
export async function writeZipNum(
  fs: FileSystem,
  indexPath: string,
  batches: AsyncIterable<readonly string[]>,
): Promise<{ lines: number; blocks: number }> {
  const old = partsOf(indexPath);
  const number = 1 + Math.max(0, ...old.map(({ number }) => number));
  const part = `${stemOf(indexPath)}~${number}`;
  const writer = new BlockWriter(part);
  // The lines of the block index wait in a file of their own: memory stays flat.
  const waiting = `${indexPath}.lines.tmp`;
  await fs.remove(waiting);
  const lines = await fs.open(waiting, "wx");
  try {
    const data = writer.blocksOf(batches, (text) => lines.write(Buffer.from(text, "latin1")));
    await writeAtomically(fs, join(dirname(indexPath), `${part}.cdxj.gz`), data);
    await lines.sync();
  } finally {
    await lines.close();
  }
  await fs.rename(waiting, indexPath);
  await fs.syncDirectory(dirname(indexPath));
  for (const { path } of old) await fs.remove(path);
  return { lines: writer.lines, blocks: writer.blocks };
}

/** Removes a compressed index, its block index first. */
export async function removeZipNum(fs: FileSystem, indexPath: string): Promise<void> {
  if (!existsSync(indexPath)) return;
  await fs.remove(indexPath);
  for (const { path } of partsOf(indexPath)) await fs.remove(path);
}

class BlockWriter {
  readonly #part: string;
  #offset = 0;
  lines = 0;
  blocks = 0;

  constructor(part: string) {
    this.#part = part;
  }

  async *blocksOf(
    batches: AsyncIterable<readonly string[]>,
    writeIndex: (text: string) => Promise<void>,
  ): AsyncGenerator<Buffer> {
    for await (const lines of inBlocks(batches, LINES_PER_BLOCK * BLOCKS_PER_WRITE)) {
      const blocks: Buffer[] = [];
      let index = "";
      for (let i = 0; i < lines.length; i += LINES_PER_BLOCK) {
        const block = lines.slice(i, i + LINES_PER_BLOCK);
        const bytes = gzipSync(Buffer.from(`${block.join("\n")}\n`, "latin1"));
        index += `${[keyOf(block[0]!), this.#part, this.#offset, bytes.length, ++this.blocks].join("\t")}\n`;
        this.#offset += bytes.length;
        this.lines += block.length;
        blocks.push(bytes);
      }
      await writeIndex(index);
      yield Buffer.concat(blocks);
    }
  }
}

/** `x` of `x.idx`. */
function stemOf(indexPath: string): string {
  return basename(indexPath).replace(/\.idx$/, "");
}

/** Data files that belong to a block index, now or before. */
function partsOf(indexPath: string): { path: string; number: number }[] {
  const dir = dirname(indexPath);
  if (!existsSync(dir)) return [];
  const prefix = `${stemOf(indexPath)}~`;
  return readdirSync(dir).flatMap((name) => {
    const number = name.startsWith(prefix) ? /^(\d+)\.cdxj\.gz$/.exec(name.slice(prefix.length))?.[1] : null;
    return number ? [{ path: join(dir, name), number: Number(number) }] : [];
  });
}

/** Data files in a directory that no block index names: left by a process that was killed. */
export function orphanedParts(dir: string): string[] {
  const names = readdirSync(dir);
  const named = new Set(
    names.filter((name) => name.endsWith(".idx")).map((name) => partNamedBy(join(dir, name))),
  );
  return names
    .filter((name) => /~\d+\.cdxj\.gz$/.test(name) && !named.has(name.replace(/\.cdxj\.gz$/, "")))
    .map((name) => join(dir, name));
}

function partNamedBy(indexPath: string): string | null {
  const index = new SortedFile(indexPath);
  try {
    const first = index.from("").next();
    return first.done ? null : (first.value.split("\t")[1] ?? null);
  } finally {
    index.close();
  }
}

async function* inBlocks(
  batches: AsyncIterable<readonly string[]>,
  linesPerBlock: number,
): AsyncGenerator<string[]> {
  let block: string[] = [];
  for await (const lines of batches) {
    for (const line of lines) {
      block.push(line);
      if (block.length < linesPerBlock) continue;
      yield block;
      block = [];
    }
  }
  if (block.length > 0) yield block;
}

// Key and time: enough to find the block.
function keyOf(line: string): string {
  return line.split(" ", 2).join(" ");
}

/** A compressed index opened for look-up; a few blocks stay in memory. */
export class ZipNumFile implements LineSource {
  readonly path: string;
  readonly #descriptor: number | null;
  readonly #sizeBytes: number;
  readonly #blocks: SortedFile;
  readonly #cache = new Map<number, string>();

  constructor(indexPath: string) {
    const part = partNamedBy(indexPath);
    this.path = part === null ? indexPath : join(dirname(indexPath), `${checkPart(part, indexPath)}.cdxj.gz`);
    this.#descriptor = part === null ? null : openSync(this.path, "r");
    this.#sizeBytes = this.#descriptor === null ? 0 : fstatSync(this.#descriptor).size;
    this.#blocks = new SortedFile(indexPath);
  }

  *from(key: string): Generator<string> {
    let last = key;
    for (const entry of this.#blocks.fromBefore(key)) {
      const { offset, length } = this.#parse(entry);
      const block = this.#block(offset, length);
      for (const line of linesOf(block, lowerBound(block, key))) {
        if (line < last) throw new FormatError("the index is not sorted", this.path, offset);
        last = line;
        yield line;
      }
    }
  }

  /** All lines, block by block, checked to be sorted. */
  *batches(): Generator<string[]> {
    let last = "";
    for (const entry of this.#blocks.from("")) {
      const { offset, length } = this.#parse(entry);
      const lines = [...linesOf(this.#inflate(offset, length), 0)];
      for (const line of lines) {
        if (line < last)
          throw new FormatError("the index is not sorted: rebuild it (isochron reindex)", this.path, offset);
        last = line;
      }
      yield lines;
    }
  }

  close(): void {
    if (this.#descriptor !== null) closeSync(this.#descriptor);
    this.#blocks.close();
  }

  #parse(entry: string): { offset: number; length: number } {
    const [, , offset = "", length = ""] = entry.split("\t");
    const block = { offset: Number(offset), length: Number(length) };
    const fits = /^\d{1,15}$/.test(offset) && /^\d{1,15}$/.test(length);
    if (!fits || block.offset + block.length > this.#sizeBytes)
      throw new FormatError(`not a block of the index: ${entry.slice(0, 80)}`, this.#blocks.path, 0);
    return block;
  }

  #block(offset: number, length: number): string {
    const cached = this.#cache.get(offset);
    if (cached !== undefined) return cached;
    const block = this.#inflate(offset, length);
    if (this.#cache.size >= CACHED_BLOCKS) this.#cache.delete(this.#cache.keys().next().value!);
    this.#cache.set(offset, block);
    return block;
  }

  #inflate(offset: number, length: number): string {
    if (length > MAX_BLOCK_BYTES) throw new FormatError("a block too large", this.path, offset);
    const bytes = Buffer.allocUnsafe(length);
    readSync(this.#descriptor!, bytes, 0, length, offset);
    try {
      const options = { maxOutputLength: MAX_BLOCK_BYTES, chunkSize: INFLATED_BYTES };
      return gunzipSync(bytes, options).toString("latin1");
    } catch (error) {
      throw new FormatError("a block that cannot be decompressed", this.path, offset, { cause: error });
    }
  }
}

// A block index from elsewhere must not lead out of its directory.
function checkPart(part: string, indexPath: string): string {
  if (part === "" || part === ".." || /[/\\]/.test(part))
    throw new FormatError(`not the name of a part: ${part.slice(0, 80)}`, indexPath, 0);
  return part;
}

/** Lines of a block from the one that begins at a place on; empty ones are passed over. */
function* linesOf(block: string, from: number): Generator<string> {
  for (let start = from; start < block.length;) {
    const end = lineEnd(block, start);
    if (end > start) yield block.slice(start, end);
    start = end + 1;
  }
}

/** Where the first line begins that is not before the key: halving by whole lines. */
function lowerBound(block: string, key: string): number {
  let [low, high] = [0, block.length];
  while (low < high) {
    const middle = low + ((high - low) >> 1);
    const start = middle === 0 ? 0 : Math.max(low, block.lastIndexOf("\n", middle - 1) + 1);
    const end = lineEnd(block, start);
    if (block.slice(start, end) < key) low = end + 1;
    else high = start;
  }
  return low;
}

function lineEnd(block: string, start: number): number {
  const end = block.indexOf("\n", start);
  return end < 0 ? block.length : end;
}
