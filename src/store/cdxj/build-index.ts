// Builds and grows a site's index: new lines are sorted in runs, merged with the old file, put in its place.
import { existsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import type { IndexEntry } from "#ports/index.js";
import { writeAtomically, type FileSystem } from "../file-system.js";
import { storeFailure } from "../store-failure.js";
import { formatLine } from "./line.js";
import { lineBatches, sortedLineBatches } from "./lines-of-file.js";
import { mergeSorted } from "./merge.js";
import { removeZipNum, writeZipNum, ZipNumFile } from "./zipnum.js";

const LINES_PER_RUN = 20_000;
const LINES_PER_WRITE = 4096;

/** Beyond this size of its lines an index is kept in compressed blocks (ZipNum): some four million lines. */
const LARGE_INDEX_BYTES = 1_000_000_000;

/** What an index is built into. */
export interface IndexTarget {
  readonly fs: FileSystem;
  /** `indexes/<site>.cdxj`; a large one is `<site>.idx` with its data file instead. */
  readonly path: string;
  readonly largeBytes?: number;
}

/** Merges entries into an index; lines it has already are not doubled. */
export async function mergeIntoIndex(target: IndexTarget, entries: AsyncIterable<IndexEntry>): Promise<void> {
  await buildIndex(target, entries, oldIndex(target.path));
}

/** Puts a new index of these entries in the place of an old one, if any. */
export async function replaceIndex(target: IndexTarget, entries: AsyncIterable<IndexEntry>): Promise<void> {
  await buildIndex(target, entries, { batches: [], sizeBytes: 0, close: () => undefined });
}

/** The index as it is, in one form or the other. */
interface OldIndex {
  readonly batches: readonly (AsyncIterable<string[]> | Iterable<string[]>)[];
  readonly sizeBytes: number;
  readonly close: () => void;
}

function oldIndex(path: string): OldIndex {
  const blockIndex = blockIndexOf(path);
  if (existsSync(blockIndex)) {
    const file = new ZipNumFile(blockIndex);
    return { batches: [file.batches()], sizeBytes: Number.POSITIVE_INFINITY, close: () => file.close() };
  }
  const isThere = existsSync(path);
  return {
    batches: isThere ? [sortedLineBatches(path)] : [],
    sizeBytes: isThere ? statSync(path).size : 0,
    close: () => undefined,
  };
}

/** `x.idx` of `x.cdxj`. */
function blockIndexOf(path: string): string {
  return `${path.replace(/\.cdxj$/, "")}.idx`;
}

async function buildIndex(
  { fs, path, largeBytes = LARGE_INDEX_BYTES }: IndexTarget,
  entries: AsyncIterable<IndexEntry>,
  old: OldIndex,
): Promise<void> {
  const runs = new SortedRuns(fs, `${path}.run`);
  try {
    await fs.makeDirectory(dirname(path));
    for await (const entry of entries) await runs.add(formatLine(entry));
    const lines = mergeSorted([...old.batches, ...runs.sources()]);
    if (old.sizeBytes + runs.sizeBytes > largeBytes) {
      await writeZipNum(fs, blockIndexOf(path), lines);
      // While both are there, the block index counts.
      await fs.remove(path);
    } else {
      await writeAtomically(fs, path, asBytes(lines));
      await removeZipNum(fs, blockIndexOf(path));
    }
  } catch (error) {
    throw storeFailure(error, "indexing", path);
  } finally {
    old.close();
    await runs.remove();
  }
}

/** Lines in sorted runs: the last one in memory, the others in temporary files. */
class SortedRuns {
  readonly #fs: FileSystem;
  readonly #prefix: string;
  readonly #paths: string[] = [];
  #lines: string[] = [];
  sizeBytes = 0;

  constructor(fs: FileSystem, prefix: string) {
    this.#fs = fs;
    this.#prefix = prefix;
  }

  async add(line: string): Promise<void> {
    this.#lines.push(line);
    this.sizeBytes += line.length + 1;
    if (this.#lines.length >= LINES_PER_RUN) await this.#spill();
  }

  sources(): (AsyncIterable<string[]> | string[][])[] {
    return [...this.#paths.map((path) => lineBatches(path)), [this.#lines.sort(byteOrder)]];
  }

  async remove(): Promise<void> {
    for (const path of this.#paths) await this.#fs.remove(path);
  }

  async #spill(): Promise<void> {
    const path = `${this.#prefix}${this.#paths.length}.tmp`;
    this.#paths.push(path);
    await writeAtomically(this.#fs, path, asBytes([this.#lines.sort(byteOrder)]));
    this.#lines = [];
  }
}

// Lines are ASCII.
function byteOrder(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

async function* asBytes(
  batches: AsyncIterable<readonly string[]> | Iterable<readonly string[]>,
): AsyncGenerator<Buffer> {
  for await (const lines of batches)
    for (let i = 0; i < lines.length; i += LINES_PER_WRITE)
      yield Buffer.from(`${lines.slice(i, i + LINES_PER_WRITE).join("\n")}\n`, "latin1");
}
