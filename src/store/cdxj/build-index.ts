// Builds and grows a site's index: new lines are sorted in runs, merged with the old file, put in its place.
import { existsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import type { IndexEntry } from "#ports/index.js";
import { writeAtomically, type FileSystem } from "../file-system.js";
import { storeFailure } from "../store-failure.js";
import { formatLine } from "./line.js";
import { asBytes, sortedLineBatches } from "./lines-of-file.js";
import { mergeSorted } from "./merge.js";
import { SortedRuns } from "./sorted-runs.js";
import { removeZipNum, writeZipNum, ZipNumFile } from "./zipnum.js";

/** Beyond this size of its lines an index is kept in compressed blocks (ZipNum): some four million lines. */
const LARGE_INDEX_BYTES = 1_000_000_000;

/** What an index is built into. */
export interface IndexTarget {
  readonly fs: FileSystem;
  /** `indexes/<site>.cdxj`; a large one is `<site>.idx` with its data file instead. */
  readonly path: string;
  readonly largeBytes?: number;
}

/**
 * Merges entries, and runs of lines that were sorted before, into an index; lines it has already are not doubled.
 * The runs are gone afterwards.
 */
export async function mergeIntoIndex(
  target: IndexTarget,
  entries: AsyncIterable<IndexEntry>,
  sorted: readonly SortedRuns[] = [],
): Promise<void> {
  await buildIndex(target, entries, { ...oldIndex(target.path), sorted });
}

/** Puts a new index of these entries in the place of an old one, if any. */
export async function replaceIndex(target: IndexTarget, entries: AsyncIterable<IndexEntry>): Promise<void> {
  await buildIndex(target, entries, { batches: [], sizeBytes: 0, close: () => undefined, sorted: [] });
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
  { batches, sizeBytes, close, sorted }: OldIndex & { readonly sorted: readonly SortedRuns[] },
): Promise<void> {
  const fresh = new SortedRuns(fs, path);
  const runs = [...sorted, fresh];
  try {
    await fs.makeDirectory(dirname(path));
    for await (const entry of entries) {
      const spilling = fresh.add(formatLine(entry));
      if (spilling) await spilling;
    }
    const lines = mergeSorted([...batches, ...runs.flatMap((run) => run.sources())]);
    if (runs.reduce((sum, run) => sum + run.sizeBytes, sizeBytes) > largeBytes) {
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
    close();
    for (const run of runs) await run.remove();
  }
}
