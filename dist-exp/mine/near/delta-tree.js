/** WD-Diff: one linear pass over the pages and one over the directories, bottom-up. */
export function wdDiff(tree, before, after, updateWeight = () => 1) {
    const directories = tree.directoryCount;
    const delta = { changed: new Float64Array(directories), size: new Float64Array(directories) };
    const presence = { before: new Uint8Array(directories), after: new Uint8Array(directories) };
    const directoryOf = tree.pageDirectories();
    for (let page = 0; page < directoryOf.length; page++) {
        const old = before[page];
        const now = after[page];
        if (old === 0 && now === 0)
            continue;
        const directory = directoryOf[page];
        delta.size[directory] += 1;
        if (old !== 0)
            presence.before[directory] = 1;
        if (now !== 0)
            presence.after[directory] = 1;
        if (old !== now)
            delta.changed[directory] += old === 0 || now === 0 ? 1 : updateWeight(page);
    }
    sumUpwards(tree.parents(), delta, presence);
    return delta;
}
// Parents have smaller numbers than their children, so one backward loop visits children first.
function sumUpwards(parents, { changed, size }, { before, after }) {
    for (let directory = parents.length - 1; directory >= 0; directory--) {
        if (size[directory] === 0)
            continue;
        size[directory] += 1;
        if (before[directory] !== after[directory])
            changed[directory] += 1;
        const parent = parents[directory];
        if (parent < 0)
            continue;
        size[parent] += size[directory];
        changed[parent] += changed[directory];
        before[parent] |= before[directory];
        after[parent] |= after[directory];
    }
}
/** Degree of Change (Definition 1); 0 for a directory in neither version. */
export function degreeOfChange(delta, directory) {
    const size = delta.size[directory];
    return size === 0 ? 0 : delta.changed[directory] / size;
}
