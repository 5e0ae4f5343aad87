// ZipNum: a sorted index in gzip blocks of some thousand lines, with a small sorted index of the blocks.
import { closeSync, openSync, readSync, statSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";
import { FormatError } from "#errors.js";
import { writeAtomically, type FileSystem } from "../file-system.js";
import { SortedFile, type LineSource } from "./sorted-file.js";

const LINES_PER_BLOCK = 3000;
const MAX_BLOCK_BYTES = 64 * 1024 * 1024;
const CACHED_BLOCKS = 8;

/** `x.cdxj.gz` goes with `x.idx`: one line `key<TAB>part<TAB>offset<TAB>length<TAB>number` per block. */
export async function writeZipNum(
  fs: FileSystem,
  dataPath: string,
  batches: AsyncIterable<readonly string[]>,
): Promise<{ lines: number; blocks: number }> {
  const index: string[] = [];
  const part = dataPath.slice(dataPath.lastIndexOf("/") + 1).replace(/\.cdxj\.gz$/, "");
  let lines = 0;
  let offset = 0;
  const compressed = async function* (): AsyncGenerator<Buffer> {
    for await (const block of inBlocks(batches)) {
      const bytes = gzipSync(Buffer.from(`${block.join("\n")}\n`, "latin1"));
      index.push([keyOf(block[0]!), part, offset, bytes.length, index.length + 1].join("\t"));
      lines += block.length;
      offset += bytes.length;
      yield bytes;
    }
  };
  await writeAtomically(fs, dataPath, compressed());
  const text = index.length === 0 ? "" : `${index.join("\n")}\n`;
  await writeAtomically(fs, indexPathOf(dataPath), [Buffer.from(text, "latin1")]);
  return { lines, blocks: index.length };
}

/** The block index beside a compressed index. */
export function indexPathOf(dataPath: string): string {
  return dataPath.replace(/\.cdxj\.gz$/, ".idx");
}

async function* inBlocks(batches: AsyncIterable<readonly string[]>): AsyncGenerator<string[]> {
  let block: string[] = [];
  for await (const lines of batches) {
    for (const line of lines) {
      block.push(line);
      if (block.length < LINES_PER_BLOCK) continue;
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
  readonly #descriptor: number;
  readonly #blocks: SortedFile;
  readonly #cache = new Map<number, string[]>();

  constructor(dataPath: string) {
    this.path = dataPath;
    this.#blocks = new SortedFile(indexPathOf(dataPath));
    this.#descriptor = openSync(dataPath, "r");
  }

  *from(key: string): Generator<string> {
    let last = key;
    for (const entry of this.#blocks.fromBefore(key)) {
      const { offset, length } = this.#parse(entry);
      for (const line of this.#block(offset, length)) {
        if (line < key) continue;
        if (line < last) throw new FormatError("the index is not sorted", this.path, offset);
        last = line;
        yield line;
      }
    }
  }

  close(): void {
    closeSync(this.#descriptor);
    this.#blocks.close();
  }

  #parse(entry: string): { offset: number; length: number } {
    const [, , offset = "", length = ""] = entry.split("\t");
    const block = { offset: Number(offset), length: Number(length) };
    const fits = /^\d+$/.test(offset) && /^\d+$/.test(length);
    if (!fits || block.offset + block.length > statSync(this.path).size)
      throw new FormatError(`not a block of the index: ${entry.slice(0, 80)}`, this.#blocks.path, 0);
    return block;
  }

  #block(offset: number, length: number): string[] {
    const cached = this.#cache.get(offset);
    if (cached) return cached;
    const lines = this.#inflate(offset, length);
    if (this.#cache.size >= CACHED_BLOCKS) this.#cache.delete(this.#cache.keys().next().value!);
    this.#cache.set(offset, lines);
    return lines;
  }

  #inflate(offset: number, length: number): string[] {
    if (length > MAX_BLOCK_BYTES) throw new FormatError("a block too large", this.path, offset);
    const bytes = Buffer.allocUnsafe(length);
    readSync(this.#descriptor, bytes, 0, length, offset);
    try {
      const text = gunzipSync(bytes, { maxOutputLength: MAX_BLOCK_BYTES }).toString("latin1");
      return text.split("\n").filter((line) => line !== "");
    } catch (error) {
      throw new FormatError("a block that cannot be decompressed", this.path, offset, { cause: error });
    }
  }
}
