// The protocol of docs/papers/near-miner.md: train on n weekly versions, test on the next week, slide.
import { DELETED, INSERTED } from "#model/index.js";
import { mergeTransitions, mineRules, NEAR_DEFAULTS, jointChanges } from "#mine/index.js";
import { emptySkipCounts, skipByRules, skipWhere, } from "#schedule/index.js";
import { WeekWalk } from "../../histories/weekly-versions.js";
/** The paper's rule in two readings, plain frequency and the oracle: those that skip whole directories. */
export const DIRECTORY_RULES = ["strict", "dormant", "frequency", "oracle"];
/** The directories that one rule skips in one window. */
export function skipDirectories({ versions, changes }, window, rule, beta = NEAR_DEFAULTS.beta) {
    const { tree } = versions;
    // "Untouched in the test week": nothing below it changed.
    if (rule === "oracle")
        return skipWhere(tree, (d) => d > 0 && changes[window.test].touched[d] === 0);
    const training = changes.slice(window.start + 1, window.start + window.train);
    const gdt = mergeTransitions(tree, training.map((change) => change.significance));
    if (rule === "frequency") {
        return skipWhere(tree, (d) => d > 0 && gdt.present[d] === 1 && jointChanges(gdt, [d]) < beta * gdt.transitions);
    }
    return skipByRules(tree, mineRules(gdt, { ...NEAR_DEFAULTS, beta, undefinedCorrelation: rule }));
}
/** Counts a skip's savings and misses against what really happened in the test week. */
export function countSkips(near, test, alive, skipped) {
    const counts = emptySkipCounts();
    const directoryOf = near.versions.tree.pageDirectories();
    for (let page = 0; page < alive.length; page++) {
        if (alive[page] === 0)
            continue;
        if (skipped[directoryOf[page]] === 1)
            counts.skipped++;
        else
            counts.fetched++;
    }
    const passed = passedOver(near.versions, alive, skipped);
    const { pages, kinds } = near.changes[test];
    counts.changes = pages.length;
    for (let i = 0; i < pages.length; i++) {
        if (passed[directoryOf[pages[i]]] === 0)
            continue;
        if (kinds[i] === INSERTED)
            counts.skippedInsertions++;
        else if (kinds[i] === DELETED)
            counts.skippedDeletions++;
        else
            counts.skippedUpdates++;
    }
    return counts;
}
/** Visits the windows in order of their test week with the contents of the test version. */
export function forEachWindow(near, windows, visit) {
    const walk = new WeekWalk(near.versions);
    for (const window of [...windows].sort((a, b) => a.test - b.test)) {
        while (walk.done <= window.test)
            walk.step();
        visit(window, walk.content);
    }
}
// WARM walks the tree as it stands: a directory that is gone is no child to skip, so its loss is seen from above;
// what vanished below a skipped directory that stands is missed.
function passedOver({ tree }, alive, skipped) {
    const parents = tree.parents();
    const passed = new Uint8Array(parents.length);
    const directoryOf = tree.pageDirectories();
    for (let page = 0; page < alive.length; page++)
        if (alive[page] !== 0)
            passed[directoryOf[page]] = 1;
    for (let d = parents.length - 1; d > 0; d--)
        passed[parents[d]] |= passed[d];
    for (let d = 0; d < passed.length; d++) {
        const above = d > 0 && skipped[parents[d]] === 1;
        passed[d] = above ? passed[parents[d]] : passed[d] & skipped[d];
    }
    return passed;
}
