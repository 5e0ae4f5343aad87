import { frequencyOfChange, jointChanges } from "./near/general-delta-tree.js";
import { mineRules, NEAR_DEFAULTS } from "./near/near-miner.js";
/** A rule is told when the directories before it changed at least so often, */
export const LEAST_CHANGES = 5;
/** and over at least so long: what held for a minute says nothing about next week. */
const LEAST_SPAN_MS = 7 * 86_400_000;
/** One-sided 95 % point of the standard normal. */
const Z = 1.6449;
/** Directories that hold pages, in the tree's order. */
export function minedDirectories({ tree, evolution, looks }) {
    const pages = new Int32Array(tree.directoryCount);
    const directoryOf = tree.pageDirectories();
    for (const [page, own] of looks.entries())
        if (own !== null)
            pages[directoryOf[page]] += 1;
    for (let d = tree.directoryCount - 1; d > 0; d--)
        pages[tree.parentOf(d)] += pages[d];
    const against = new Set(mineRules(evolution, NEAR_DEFAULTS).flatMap(({ tail, correlation }) => correlation === null ? [] : [tail]));
    return Array.from(pages, (count, d) => ({ count, d }))
        .filter(({ count, d }) => count > 0 && evolution.present[d] === 1)
        .map(({ count, d }) => ({
        path: tree.pathOf(d),
        pages: count,
        changedIn: jointChanges(evolution, [d]),
        frequencyOfChange: frequencyOfChange(evolution, [d]),
        class: directoryClass(evolution, d, against),
    }));
}
function directoryClass(evolution, d, against) {
    if (jointChanges(evolution, [d]) === 0)
        return "dormant";
    if (against.has(d))
        return "against the site";
    return frequencyOfChange(evolution, [0, d]) >= NEAR_DEFAULTS.beta ? "with the site" : "by itself";
}
/** Rules that were seen often enough and for long enough to be told. */
export function minedRules({ tree, evolution, from, to }) {
    if (!(to - from >= LEAST_SPAN_MS))
        return [];
    return mineRules(evolution, NEAR_DEFAULTS).flatMap(({ head, tail, confidence, correlation }) => {
        const changes = jointChanges(evolution, head);
        if (changes < LEAST_CHANGES)
            return [];
        const held = Math.round(confidence * changes);
        const [headPaths, tailPath] = [head.map((d) => tree.pathOf(d)), tree.pathOf(tail)];
        const atLeast = lowerShare(held, changes);
        return [{ head: headPaths, tail: tailPath, confidence, held, changes, atLeast, correlation }];
    });
}
/** Wilson's lower bound of a share, 95 % one-sided: below 1 however often it held. */
function lowerShare(held, of) {
    const share = held / of;
    const spread = Z * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of));
    return (share + (Z * Z) / (2 * of) - spread) / (1 + (Z * Z) / of);
}
