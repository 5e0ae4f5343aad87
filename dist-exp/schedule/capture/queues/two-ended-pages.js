// Waiting pages from which either the coldest or the hottest is taken.
import { COLDEST_FIRST, HOTTEST_FIRST, PageHeap } from "./page-heap.js";
/** A page is in both heaps and leaves the other one when it comes up there. */
export class TwoEndedPages {
    #coldest = new PageHeap(COLDEST_FIRST);
    #hottest = new PageHeap(HOTTEST_FIRST);
    #taken = new Set();
    add(pages) {
        for (const page of pages) {
            this.#coldest.push(page);
            this.#hottest.push(page);
        }
    }
    takeColdest() {
        return this.#take(this.#coldest);
    }
    takeHottest() {
        return this.#take(this.#hottest);
    }
    #take(heap) {
        let page = heap.pop();
        while (page !== null && this.#taken.has(page.index))
            page = heap.pop();
        if (page !== null)
            this.#taken.add(page.index);
        return page;
    }
}
