// Builds and grows a site's index: new lines are sorted in runs, merged with the old one, put in its place.
import type { BlobStore, IndexEntry } from "#ports/index.js";
import { storeFailure } from "../store-failure.js";
import { formatLine } from "./line.js";
import { asBytes, sortedLineBatches } from "./lines-of-file.js";
import { mergeSorted, type Batches } from "./merge.js";
import { SortedRuns } from "./sorted-runs.js";
import { removeZipNum, writeZipNum, type TemporaryFiles } from "./write-zipnum.js";
import { openZipNum } from "./zipnum.js";

/** Beyond this size of its lines an index is kept in compressed blocks (ZipNum): some four million lines. */
const LARGE_INDEX_BYTES = 1_000_000_000;

/** What an index is built into. */
export interface IndexTarget {
  readonly blobs: BlobStore;
  /** `indexes/<site>.cdxj`; a large one is `<site>.idx` with its data file instead. */
  readonly key: string;
  /** For lines that memory does not hold. */
  readonly temporary: TemporaryFiles;
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
  await buildIndex(target, entries, { ...(await oldIndex(target)), sorted });
}

/** Puts a new index of these entries in the place of an old one, if any. */
export async function replaceIndex(target: IndexTarget, entries: AsyncIterable<IndexEntry>): Promise<void> {
  await buildIndex(target, entries, { ...NONE, sorted: [] });
}

/** The index as it is, in one form or the other. */
interface OldIndex {
  readonly batches: readonly Batches[];
  readonly sizeBytes: number;
  readonly close: () => void;
}

const NONE: OldIndex = { batches: [], sizeBytes: 0, close: () => undefined };

async function oldIndex({ blobs, key }: IndexTarget): Promise<OldIndex> {
  const blocks = await openZipNum(blobs, blockIndexOf(key));
  if (blocks)
    return {
      batches: [blocks.batches()],
      sizeBytes: Number.POSITIVE_INFINITY,
      close: () => blocks.close(),
    };
  const plain = await blobs.open(key);
  if (!plain) return NONE;
  const { sizeBytes } = plain;
  return { batches: [sortedLineBatches(plain, key)], sizeBytes, close: () => plain.close() };
}

/** `x.idx` of `x.cdxj`. */
function blockIndexOf(key: string): string {
  return `${key.replace(/\.cdxj$/, "")}.idx`;
}

async function buildIndex(
  { blobs, key, temporary, largeBytes = LARGE_INDEX_BYTES }: IndexTarget,
  entries: AsyncIterable<IndexEntry>,
  { batches, sizeBytes, close, sorted }: OldIndex & { readonly sorted: readonly SortedRuns[] },
): Promise<void> {
  const fresh = new SortedRuns(temporary.fs, temporary.prefix);
  const runs = [...sorted, fresh];
  try {
    for await (const entry of entries) {
      const spilling = fresh.add(formatLine(entry));
      if (spilling) await spilling;
    }
    const lines = mergeSorted([...batches, ...runs.flatMap((run) => run.sources())]);
    if (runs.reduce((sum, run) => sum + run.sizeBytes, sizeBytes) > largeBytes) {
      await writeZipNum(blobs, blockIndexOf(key), lines, temporary);
      // While both are there, the block index counts.
      await blobs.delete(key);
    } else {
      await blobs.put(key, asBytes(lines));
      await removeZipNum(blobs, blockIndexOf(key));
    }
  } catch (error) {
    throw storeFailure(error, "indexing", key);
  } finally {
    close();
    for (const run of runs) await run.remove();
  }
}
