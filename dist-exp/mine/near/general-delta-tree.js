import { degreeOfChange, wdDiff } from "./delta-tree.js";
/** Reduces a delta tree to what the General Delta Tree keeps of it. */
export function significance(delta, alpha) {
    const flags = new Uint8Array(delta.size.length);
    for (let directory = 0; directory < flags.length; directory++) {
        if (delta.size[directory] === 0)
            continue;
        flags[directory] = degreeOfChange(delta, directory) >= alpha ? 3 : 1;
    }
    return flags;
}
/** Merges the transitions, oldest first (Algorithm 2, Merge_Tree). */
export function mergeTransitions(tree, transitions) {
    const words = Math.max(1, Math.ceil(transitions.length / 32));
    const bitmaps = new Uint32Array(tree.directoryCount * words);
    const present = new Uint8Array(tree.directoryCount);
    for (const [i, flags] of transitions.entries()) {
        const bit = 1 << (i & 31);
        for (let directory = 0; directory < flags.length; directory++) {
            if (flags[directory] === 0)
                continue;
            present[directory] = 1;
            if (flags[directory] === 3)
                bitmaps[directory * words + (i >>> 5)] |= bit;
        }
    }
    return { tree, transitions: transitions.length, words, bitmaps, present };
}
/** Change_Org (Algorithm 2): versions, oldest first, to their General Delta Tree. */
export function organiseChanges(tree, versions, alpha) {
    const transitions = [];
    let before = null;
    for (const after of versions) {
        if (before)
            transitions.push(significance(wdDiff(tree, before, after), alpha));
        before = after;
    }
    return mergeTransitions(tree, transitions);
}
/** Number of transitions in which all given directories changed significantly: FoC times (n − 1), Definition 2. */
export function jointChanges(gdt, directories) {
    let count = 0;
    for (let word = 0; word < gdt.words; word++) {
        let bits = 0xffffffff;
        for (const directory of directories)
            bits &= gdt.bitmaps[directory * gdt.words + word];
        count += popCount(bits);
    }
    return directories.length === 0 ? gdt.transitions : count;
}
/** Frequency of Change (Definition 2). */
export function frequencyOfChange(gdt, directories) {
    return gdt.transitions === 0 ? 0 : jointChanges(gdt, directories) / gdt.transitions;
}
/** Bits set in a 32-bit word. */
export function popCount(word) {
    let bits = word - ((word >>> 1) & 0x55555555);
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
    return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
