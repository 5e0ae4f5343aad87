// Visit queues shared by several strategies: in order of discovery, by heat, or by a plan made anew.
import { PageHeap } from "./page-heap.js";
/** Breadth first: pages are visited in the order in which they turn up. */
export class DiscoveryQueue {
    #waiting = [];
    #head = 0;
    add(pages) {
        for (const { index } of pages)
            this.#waiting.push(index);
    }
    next() {
        // Asked while empty, it must not step past a page that turns up later.
        return this.#head < this.#waiting.length ? this.#waiting[this.#head++] : null;
    }
}
/** Always the first of the waiting pages under one order. */
export class PriorityQueue {
    #heap;
    constructor(order) {
        this.#heap = new PageHeap(order);
    }
    add(pages) {
        for (const page of pages)
            this.#heap.push(page);
    }
    next() {
        return this.#heap.pop()?.index ?? null;
    }
}
/** Puts the waiting pages in order again whenever new ones have turned up. */
export class ReplanningQueue {
    #plan;
    #waiting = [];
    #stale = false;
    /** The plan returns the waiting pages in the order of their visits. */
    constructor(plan) {
        this.#plan = plan;
    }
    add(pages) {
        for (const page of pages)
            this.#waiting.push(page);
        this.#stale = true;
    }
    next() {
        // Kept last-to-first, so that taking the next page is a pop.
        if (this.#stale)
            this.#waiting = [...this.#plan(this.#waiting)].reverse();
        this.#stale = false;
        return this.#waiting.pop()?.index ?? null;
    }
}
