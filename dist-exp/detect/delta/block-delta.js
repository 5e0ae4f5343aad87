// Which block of one version is which of the other, and the operations of each block.
import { countWords, withSlots, } from "../page/page-model.js";
import { excusesOf } from "./excuse.js";
import { elementDelta } from "./operations.js";
/** Compares two versions block by block. */
export function pageDelta(before, after, grounds = {}) {
    const [old, now] = [flattened(before), flattened(after)];
    const delta = elementDelta(old.elements, now.elements);
    const union = new BlockUnion(before.blocks, after.blocks);
    for (const [x, y] of delta.kept)
        union.vote(old.blockOf[x], now.blockOf[y], 1);
    for (const op of delta.operations) {
        // An update ties blocks together less than an element kept; a move ties them last.
        if (op.type === "update")
            union.vote(old.blockOf[op.before], now.blockOf[op.after], 0.5);
        if (op.type === "move")
            union.vote(old.blockOf[op.before], now.blockOf[op.after], 0.25);
    }
    union.settle();
    const sided = delta.operations.map((op) => ({
        type: op.type,
        before: "before" in op ? sideOf(old, op.before) : null,
        after: "after" in op ? sideOf(now, op.after) : null,
        isRecut: "isRecut" in op && op.isRecut === true,
    }));
    const words = Math.max(wordsIn(old), wordsIn(now));
    const excuses = excusesOf(sided, { words, titles: sharedTitles(old, now) }, grounds);
    const operations = sided.map(({ type, before: gone, after: come }, i) => {
        const block = come ? come.block : union.ofOld(gone.block);
        const [was, is] = [gone?.element ?? null, come?.element ?? null];
        return { type, before: was, after: is, block, excuse: excuses[i] };
    });
    return { blocks: union.changes(operations), operations };
}
function flattened({ blocks }) {
    const elements = blocks.flatMap((block) => block.elements);
    const blockOf = blocks.flatMap((block, i) => block.elements.map(() => i));
    return { elements, blocks, blockOf, slotOf: withSlots(elements).map(([, slot]) => slot) };
}
function sideOf(version, index) {
    const block = version.blockOf[index];
    const { role } = version.blocks[block];
    return { element: version.elements[index], slot: version.slotOf[index], block, role, index };
}
function sharedTitles(old, now) {
    const titles = ({ elements }) => elements.filter(({ kind }) => kind === "title").map(({ value }) => value);
    const before = new Set(titles(old));
    return new Set(titles(now).filter((title) => before.has(title)));
}
function wordsIn({ elements }) {
    return elements.reduce((sum, { kind, shown }) => sum + (kind === "text" ? countWords(shown) : 0), 0);
}
/** Matches old blocks to new ones by the elements they share. */
class BlockUnion {
    #old;
    #now;
    #votes = new Map();
    /** New block of each old one; -1 when it is gone. */
    #newOf = [];
    /** Number in the union of each old block that is gone. */
    #goneAt = new Map();
    constructor(old, now) {
        this.#old = old;
        this.#now = now;
    }
    vote(old, now, weight) {
        const votes = this.#votes.get(old) ?? new Map();
        votes.set(now, (votes.get(now) ?? 0) + weight);
        this.#votes.set(old, votes);
    }
    settle() {
        this.#newOf = this.#old.map((_, i) => {
            const votes = [...(this.#votes.get(i) ?? [])];
            return votes.reduce((best, vote) => (vote[1] > best[1] ? vote : best), [-1, 0])[0];
        });
        this.#matchByPlace();
        this.#newOf.forEach((target, i) => {
            if (target < 0)
                this.#goneAt.set(i, this.#now.length + this.#goneAt.size);
        });
    }
    ofOld(old) {
        return this.#goneAt.get(old) ?? this.#newOf[old];
    }
    /** Blocks of the new version, then those that are gone. */
    changes(operations) {
        const touched = new Map();
        for (const op of operations)
            listAt(touched, op.block).push(op);
        const oldOf = this.#now.map(() => []);
        this.#newOf.forEach((target, i) => target >= 0 && oldOf[target].push(i));
        const present = this.#now.map((after, j) => {
            const olds = oldOf[j].map((i) => this.#old[i]);
            const elements = olds.reduce((sum, block) => sum + block.elements.length, 0) || after.elements.length;
            const { role, heading } = after;
            const change = olds.length === 0 ? "inserted" : changeOf(after, touched.get(j) ?? []);
            return { change, role, heading, before: olds[0] ?? null, after, elements };
        });
        const gone = [...this.#goneAt.keys()].map((i) => {
            const before = this.#old[i];
            return {
                change: "deleted",
                role: before.role,
                heading: before.heading,
                before,
                after: null,
                elements: before.elements.length,
            };
        });
        return [...present, ...gone];
    }
    /** Blocks wholly rewritten keep their place and heading. */
    #matchByPlace() {
        const key = (block) => `${block.place} ${block.heading}`;
        const taken = new Set(this.#newOf);
        const free = new Map();
        this.#now.forEach((block, j) => {
            if (!taken.has(j))
                listAt(free, key(block)).push(j);
        });
        this.#newOf = this.#newOf.map((target, i) => target >= 0 ? target : (free.get(key(this.#old[i]))?.shift() ?? -1));
    }
}
function listAt(lists, key) {
    const list = lists.get(key) ?? [];
    if (list.length === 0)
        lists.set(key, list);
    return list;
}
function changeOf(after, operations) {
    if (operations.length === 0)
        return "kept";
    return operations.length === after.elements.length && operations.every((op) => op.type === "move")
        ? "moved"
        : "updated";
}
