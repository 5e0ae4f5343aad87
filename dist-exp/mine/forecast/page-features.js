/** 0 for nothing, then one bucket per doubling, at most `last`. */
function doublings(count, last) {
    return count <= 0 ? 0 : Math.min(last, 1 + Math.floor(Math.log2(count)));
}
/** 0 up to `unit`, then one bucket per doubling, `buckets` in all. */
function magnitude(value, unit, buckets) {
    return value <= unit ? 0 : Math.min(buckets - 1, 1 + Math.floor(Math.log2(value / unit)));
}
/** Sizes of the blocks, in the order in which {@link pageFeatures} fills them. */
export const PAGE_BLOCKS = [12, 8, 8, 33, 9, 96, 6, 11, 9, 108, 12, 8, 96, 144, 66];
/** Writes the page's bucket in each block. */
export function pageFeatures(memory, page, blocks, row) {
    const now = memory.period - 1;
    const directory = memory.homeOf[page];
    const siblings = memory.directories.residents[directory];
    const rest = now - memory.lastChange[page];
    const age = memory.period - memory.born[page];
    const loneRest = now - memory.lastLone[page];
    const directoryRest = now - memory.directories.last[directory];
    const above = Math.max(0, memory.directories.parents[directory]);
    const resting = doublings(rest, 11);
    const often = magnitude(memory.longCount[page] * Math.exp(-rest / 20), 0.02, 8);
    const loneResting = doublings(loneRest, 11);
    const loneOften = magnitude(memory.loneCount[page] * Math.exp(-loneRest / 20), 0.02, 8);
    const directoryHeat = magnitude((memory.directories.changes[directory] * Math.exp(-directoryRest / 20)) / Math.max(1, siblings), 0.002, 9);
    blocks.put(row, 0, resting);
    blocks.put(row, 1, often);
    blocks.put(row, 2, magnitude(memory.updates[page] / (age + 4), 0.004, 8));
    blocks.put(row, 3, doublings(directoryRest, 10) * 3 + sizeClass(siblings));
    blocks.put(row, 4, directoryHeat);
    blocks.put(row, 5, resting * 8 + often);
    blocks.put(row, 6, magnitude(memory.briefCount[page] * Math.exp(-rest / 4), 0.05, 6));
    blocks.put(row, 7, doublings(now - memory.directories.subtreeLast[above], 10));
    blocks.put(row, 8, doublings(age, 8));
    blocks.put(row, 9, resting * 9 + directoryHeat);
    blocks.put(row, 10, loneResting);
    blocks.put(row, 11, loneOften);
    blocks.put(row, 12, loneResting * 8 + loneOften);
    blocks.put(row, 13, resting * 12 + loneResting);
    const siteRest = doublings(now - memory.directories.subtreeLast[0], 10);
    blocks.put(row, 14, siteRest * 6 + Math.min(5, Math.floor(memory.directories.liveliness * 6)));
}
/** Small, middling or large directory. */
function sizeClass(pages) {
    if (pages < 3)
        return 0;
    return pages < 20 ? 1 : 2;
}
