// Builds and grows a site's index: new lines are sorted in runs, merged with the old file, put in its place.
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import type { IndexEntry } from "#ports/index.js";
import { writeAtomically, type FileSystem } from "../file-system.js";
import { storeFailure } from "../store-failure.js";
import { formatLine } from "./line.js";
import { lineBatches, sortedLineBatches } from "./lines-of-file.js";
import { mergeSorted } from "./merge.js";

const LINES_PER_RUN = 50_000;
const LINES_PER_WRITE = 4096;

/** Merges entries into an index file; lines it has already are not doubled. */
export async function mergeIntoIndex(
  fs: FileSystem,
  path: string,
  entries: AsyncIterable<IndexEntry>,
): Promise<void> {
  await buildIndex(fs, path, entries, existsSync(path) ? [sortedLineBatches(path)] : []);
}

/** Puts a new index of these entries in the place of an old one, if any. */
export async function replaceIndex(
  fs: FileSystem,
  path: string,
  entries: AsyncIterable<IndexEntry>,
): Promise<void> {
  await buildIndex(fs, path, entries, []);
}

async function buildIndex(
  fs: FileSystem,
  path: string,
  entries: AsyncIterable<IndexEntry>,
  old: readonly AsyncIterable<string[]>[],
): Promise<void> {
  const runs = new SortedRuns(fs, `${path}.run`);
  try {
    await fs.makeDirectory(dirname(path));
    for await (const entry of entries) await runs.add(formatLine(entry));
    await writeAtomically(fs, path, asBytes(mergeSorted([...old, ...runs.sources()])));
  } catch (error) {
    throw storeFailure(error, "indexing", path);
  } finally {
    await runs.remove();
  }
}

/** Lines in sorted runs: the last one in memory, the others in temporary files. */
class SortedRuns {
  readonly #fs: FileSystem;
  readonly #prefix: string;
  readonly #paths: string[] = [];
  #lines: string[] = [];

  constructor(fs: FileSystem, prefix: string) {
    this.#fs = fs;
    this.#prefix = prefix;
  }

  async add(line: string): Promise<void> {
    this.#lines.push(line);
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
