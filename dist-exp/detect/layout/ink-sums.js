// How much text each node of a tree holds, how much of it is seen, and how much of that leads elsewhere.
import { isSeen } from "../page/extract.js";
const NO_INK = { all: 0, seen: 0, linked: 0 };
/** Counts every node once. */
export class InkSums {
    #context;
    #laid;
    #sums = new Map();
    constructor(context, laid) {
        this.#context = context;
        this.#laid = laid;
    }
    /** The tree's depth is capped, so this may recurse. */
    of(node) {
        const known = this.#sums.get(node);
        if (known !== undefined)
            return known;
        const sum = isSeen(node, this.#context) ? this.ofAll(node.children, node) : NO_INK;
        const ink = node.tag === "a" ? { ...sum, linked: sum.seen } : sum;
        this.#sums.set(node, ink);
        return ink;
    }
    /** Of nodes and texts that stand in one node. */
    ofAll(children, parent) {
        const isPainted = this.#laid.boxOf(parent)?.isVisible === true;
        let { all, seen, linked } = NO_INK;
        for (const child of children) {
            const length = typeof child === "string" ? child.trim().length : 0;
            const ink = typeof child === "string" ? textInk(length, isPainted) : this.of(child);
            all += ink.all;
            seen += ink.seen;
            linked += ink.linked;
        }
        return { all, seen, linked };
    }
}
function textInk(length, isPainted) {
    return { all: length, seen: isPainted ? length : 0, linked: 0 };
}
