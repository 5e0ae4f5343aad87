import { storeFailure } from "../store-failure.js";
import { formatLine } from "./line.js";
import { asBytes, sortedLineBatches } from "./lines-of-file.js";
import { mergeSorted } from "./merge.js";
import { SortedRuns } from "./sorted-runs.js";
import { removeZipNum, writeZipNum } from "./write-zipnum.js";
import { openZipNum } from "./zipnum.js";
/** Beyond this size of its lines an index is kept in compressed blocks (ZipNum): some four million lines. */
const LARGE_INDEX_BYTES = 1_000_000_000;
/**
 * Merges entries, and runs of lines that were sorted before, into an index; lines it has already are not doubled.
 * The runs are gone afterwards.
 */
export async function mergeIntoIndex(target, entries, sorted = []) {
    await buildIndex(target, entries, { ...(await oldIndex(target)), sorted });
}
/** Puts a new index of these entries in the place of an old one, if any. */
export async function replaceIndex(target, entries) {
    await buildIndex(target, entries, { ...NONE, sorted: [] });
}
const NONE = { batches: [], sizeBytes: 0, close: () => undefined };
async function oldIndex({ blobs, key }) {
    const blocks = await openZipNum(blobs, blockIndexOf(key));
    if (blocks)
        return {
            batches: [blocks.batches()],
            sizeBytes: Number.POSITIVE_INFINITY,
            close: () => blocks.close(),
        };
    const plain = await blobs.open(key);
    if (!plain)
        return NONE;
    const { sizeBytes } = plain;
    return { batches: [sortedLineBatches(plain, key)], sizeBytes, close: () => plain.close() };
}
/** `x.idx` of `x.cdxj`. */
function blockIndexOf(key) {
    return `${key.replace(/\.cdxj$/, "")}.idx`;
}
async function buildIndex({ blobs, key, temporary, largeBytes = LARGE_INDEX_BYTES }, entries, { batches, sizeBytes, close, sorted }) {
    const fresh = new SortedRuns(temporary.fs, temporary.prefix);
    const runs = [...sorted, fresh];
    try {
        for await (const entry of entries) {
            const spilling = fresh.add(formatLine(entry));
            if (spilling)
                await spilling;
        }
        const lines = mergeSorted([...batches, ...runs.flatMap((run) => run.sources())]);
        if (runs.reduce((sum, run) => sum + run.sizeBytes, sizeBytes) > largeBytes) {
            await writeZipNum(blobs, blockIndexOf(key), lines, temporary);
            // While both are there, the block index counts.
            await blobs.delete(key);
        }
        else {
            await blobs.put(key, asBytes(lines));
            await removeZipNum(blobs, blockIndexOf(key));
        }
    }
    catch (error) {
        throw storeFailure(error, "indexing", key);
    }
    finally {
        close();
        for (const run of runs)
            await run.remove();
    }
}
