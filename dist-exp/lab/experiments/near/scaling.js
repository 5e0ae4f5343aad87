import { mineRules, NEAR_DEFAULTS, organiseChanges } from "#mine/index.js";
import { DirectoryTree } from "#model/index.js";
/** Pages spread over a full tree of directories. */
export function syntheticTree({ pages, fanout, depth }, random) {
    const tree = new DirectoryTree();
    for (let page = 0; page < pages; page++) {
        const levels = 1 + Math.floor(random.next() * depth);
        const path = Array.from({ length: levels }, () => `d${Math.floor(random.next() * fanout)}`);
        tree.addPage(`${path.join("/")}/p${page}`);
    }
    return tree;
}
/** The versions one after the other. */
export function* syntheticVersions(setting, random) {
    let version = new Float64Array(setting.pages).fill(1);
    yield version;
    for (let v = 1; v < setting.versions; v++) {
        version = version.slice();
        const changed = Math.round(setting.changes * setting.pages);
        for (let i = 0; i < changed; i++) {
            const page = Math.floor(random.next() * setting.pages);
            // One in ten changes is an insertion or a deletion.
            version[page] = random.next() < 0.1 ? (version[page] === 0 ? v : 0) : v + 1;
        }
        yield version;
    }
}
/** Mines one synthetic sequence; `now` is a clock in milliseconds. */
export function timeMining(setting, random, now) {
    const tree = syntheticTree(setting, random.fork("tree"));
    const before = now();
    const gdt = organiseChanges(tree, syntheticVersions(setting, random.fork("versions")), 0.01);
    const rules = mineRules(gdt, { ...NEAR_DEFAULTS, start: "every" });
    return { ...setting, directories: tree.directoryCount, rules: rules.length, milliseconds: now() - before };
}
/** The paper's three curves: by size and by versions, for three shares of changes. */
export function runScaling(random, now) {
    const base = { fanout: 8, depth: 4, pages: 20_000, versions: 20 };
    return [0.03, 0.1, 0.3].flatMap((changes) => [
        ...[5_000, 10_000, 20_000, 40_000].map((pages) => timeMining({ ...base, pages, changes }, random, now)),
        ...[5, 10, 40].map((versions) => timeMining({ ...base, versions, changes }, random, now)),
    ]);
}
