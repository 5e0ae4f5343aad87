import { popCount } from "./general-delta-tree.js";
/** The protocol of docs/papers/near-miner.md: root's partition, beta 0.1, theta 0.5, gamma found. */
export const NEAR_DEFAULTS = {
    beta: 0.1,
    gamma: null,
    theta: 0.5,
    undefinedCorrelation: "dormant",
    start: "root",
};
/** Correlation of Change (Definition 3) from joint counts over m transitions; NaN for 0/0. */
export function correlationOfChange(x, y, both, m) {
    // Counts instead of frequencies (equation 1), so that 0/0 is exact.
    const spread = x * (m - x) * y * (m - y);
    return spread === 0 ? Number.NaN : (m * both - x * y) / Math.sqrt(spread);
}
/** Confidence of X => not Y (Definition 6). */
export function confidence(x, both) {
    return x === 0 ? 0 : (x - both) / x;
}
/** Mines the negative evolution association rules; none is subsumed by another or by a pattern (Lemma 1). */
export function mineRules(gdt, options) {
    const walk = depthFirst(gdt);
    const rules = [];
    for (let at = 0; at < (options.start === "root" ? Math.min(1, walk.order.length) : walk.order.length); at++) {
        rules.push(...partition(gdt, walk, at, options));
    }
    return rules;
}
// Sizes of subtrees by one backward loop, then each directory takes the next free stretch of its parent.
function depthFirst(gdt) {
    const parents = gdt.tree.parents();
    const sizes = new Int32Array(parents.length);
    let count = 0;
    for (let d = parents.length - 1; d >= 0; d--) {
        if (gdt.present[d] === 0)
            continue;
        count++;
        sizes[d] += 1;
        if (parents[d] >= 0)
            sizes[parents[d]] += sizes[d];
    }
    const walk = { order: new Int32Array(count), end: new Int32Array(count), parent: new Int32Array(count) };
    const position = new Int32Array(parents.length);
    const free = new Int32Array(parents.length);
    for (let d = 0; d < parents.length; d++) {
        if (gdt.present[d] === 0)
            continue;
        const parent = parents[d];
        const at = parent < 0 ? 0 : free[parent];
        if (parent >= 0)
            free[parent] += sizes[d];
        position[d] = at;
        free[d] = at + 1;
        walk.order[at] = d;
        walk.end[at] = at + sizes[d];
        walk.parent[at] = parent < 0 ? -1 : position[parent];
    }
    return walk;
}
function partition(gdt, walk, at, options) {
    const root = walk.order[at];
    const changes = countBits(gdt.bitmaps, root * gdt.words, gdt.words);
    if (changes < options.beta * gdt.transitions || gdt.transitions === 0)
        return [];
    // Footnote to Algorithm 3: "gamma--" has no step; 0.05 down to 0.3 (docs/papers/near-miner.md, reading b).
    for (const gamma of options.gamma === null ? [0.5, 0.45, 0.4, 0.35, 0.3] : [options.gamma]) {
        const rules = new PatternWalk(gdt, options, gamma).run(walk, at);
        if (rules.length > 0)
            return rules;
    }
    return [];
}
function countBits(words, from, length) {
    let count = 0;
    for (let i = from; i < from + length; i++)
        count += popCount(words[i]);
    return count;
}
/** Specific_Rule_Gen as one forward loop over a subtree: a parent's pattern is ready before its children. */
class PatternWalk {
    #gdt;
    #options;
    #gamma;
    #rules = [];
    constructor(gdt, options, gamma) {
        this.#gdt = gdt;
        this.#options = options;
        this.#gamma = gamma;
    }
    run(walk, at) {
        const { words, bitmaps } = this.#gdt;
        const length = walk.end[at] - at;
        // Current pattern CP of each directory, passed by value: a sibling never sees it (docs/papers/near-miner.md, reading a).
        const patterns = new Uint32Array(length * words);
        const last = new Int32Array(length);
        patterns.set(bitmaps.subarray(walk.order[at] * words, (walk.order[at] + 1) * words));
        for (let i = at + 1; i < at + length;) {
            const above = walk.parent[i] - at;
            const pattern = patterns.subarray(above * words, (above + 1) * words);
            const own = patterns.subarray((i - at) * words, (i - at + 1) * words);
            const directory = walk.order[i];
            for (let w = 0; w < words; w++)
                own[w] = pattern[w] & bitmaps[directory * words + w];
            const verdict = this.#judge(directory, pattern, own);
            if (verdict === "rule")
                this.#addRule(walk, { at, i, above, last }, pattern, own);
            // Neither pattern nor rule: go on below with the same pattern (docs/papers/near-miner.md, reading d).
            if (verdict === "neither")
                own.set(pattern);
            last[i - at] = verdict === "pattern" ? i - at : last[above];
            i = verdict === "rule" ? walk.end[i] : i + 1;
        }
        return this.#rules;
    }
    #judge(directory, pattern, joint) {
        const { transitions: m, words, bitmaps } = this.#gdt;
        const both = countBits(joint, 0, words);
        if (both >= this.#options.beta * m)
            return "pattern";
        const x = countBits(pattern, 0, words);
        const y = countBits(bitmaps, directory * words, words);
        if (confidence(x, both) < this.#options.theta)
            return "neither";
        const correlation = correlationOfChange(x, y, both, m);
        if (Number.isNaN(correlation))
            return y === 0 && this.#options.undefinedCorrelation === "dormant" ? "rule" : "neither";
        return correlation <= -this.#gamma ? "rule" : "neither";
    }
    #addRule(walk, { at, i, above, last }, pattern, joint) {
        const { transitions: m, words, bitmaps } = this.#gdt;
        const tail = walk.order[i];
        const head = [];
        for (let k = last[above];; k = last[walk.parent[k + at] - at]) {
            head.push(walk.order[k + at]);
            if (k === 0)
                break;
        }
        const x = countBits(pattern, 0, words);
        const both = countBits(joint, 0, words);
        const correlation = correlationOfChange(x, countBits(bitmaps, tail * words, words), both, m);
        this.#rules.push({
            head: head.reverse(),
            tail,
            confidence: confidence(x, both),
            correlation: Number.isNaN(correlation) ? null : correlation,
        });
    }
}
