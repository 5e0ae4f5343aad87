/** Skips the tails of the rules; the rules must start at the directory that is captured (the root). */
export function skipByRules(tree, rules) {
    const skipped = new Uint8Array(tree.directoryCount);
    for (const rule of rules)
        skipped[rule.tail] = 1;
    return spreadDownwards(tree, skipped);
}
/** Skips every directory that a judgement marks, and all below it. */
export function skipWhere(tree, mark) {
    const skipped = new Uint8Array(tree.directoryCount);
    for (let directory = 0; directory < skipped.length; directory++)
        skipped[directory] = mark(directory) ? 1 : 0;
    return spreadDownwards(tree, skipped);
}
// A parent's number is smaller than its children's, so one forward loop is enough.
function spreadDownwards(tree, skipped) {
    const parents = tree.parents();
    for (let directory = 1; directory < skipped.length; directory++) {
        skipped[directory] |= skipped[parents[directory]];
    }
    return skipped;
}
