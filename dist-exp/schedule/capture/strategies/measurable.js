// Crawling for measurable coherence (spaniol2009 section 4.1, Fig. 7): one fetch per page, t* = the first fetch.
import { discoverVisits } from "../queues/discovery.js";
import { completePlan, slotsFromAsOf } from "../evaluate/expected-sharp.js";
import { COLDEST_FIRST, HOTTEST_FIRST, PageHeap } from "../queues/page-heap.js";
import { oneVisitBound } from "../assignment/upper-bound.js";
/** Hottest first, passing over pages in conflict; those come last, coldest first. */
export const MEASURABLE = {
    name: "measurable",
    family: "one-visit",
    plan(request) {
        const revisits = discoverVisits(request, new MeasurableQueue(request));
        return completePlan(request, this, { visits: [], revisits }, oneVisitBound(request));
    },
};
class MeasurableQueue {
    #request;
    #waiting = new PageHeap(HOTTEST_FIRST);
    #skipped = new PageHeap(COLDEST_FIRST);
    #downloads = 0;
    constructor(request) {
        this.#request = request;
    }
    add(pages) {
        for (const page of pages)
            this.#waiting.push(page);
    }
    next() {
        for (let page = this.#waiting.pop(); page !== null; page = this.#waiting.pop()) {
            if (!this.#inConflict(page))
                return this.#download(page);
            this.#skipped.push(page);
        }
        const skipped = this.#skipped.pop();
        return skipped === null ? null : this.#download(skipped);
    }
    /** κ = 1 − S(t − t_s) ≥ η (spaniol2009 eq. 2); the exponent counts downloads, not skips (slides2010's walk-through). */
    #inConflict({ page }) {
        const { model, threshold } = this.#request;
        return page.survival.at(slotsFromAsOf(this.#downloads, model)) <= threshold;
    }
    #download(page) {
        this.#downloads++;
        return page.index;
    }
}
