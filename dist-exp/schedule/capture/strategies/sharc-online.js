// SHARC-online: one fetch per page while pages turn up, coldest first to the middle, then hottest first.
import { assumedSize, discoverVisits } from "../queues/discovery.js";
import { completePlan } from "../evaluate/expected-sharp.js";
import { TwoEndedPages } from "../queues/two-ended-pages.js";
import { oneVisitBound } from "../assignment/upper-bound.js";
/** Builds the organ pipe's rising half from what is known, then its falling half. */
export const SHARC_ONLINE = {
    name: "sharc-online",
    family: "one-visit",
    plan(request) {
        const revisits = discoverVisits(request, new RisingFallingQueue(assumedSize(request) / 2));
        return completePlan(request, this, { visits: [], revisits }, oneVisitBound(request));
    },
};
class RisingFallingQueue {
    #middle;
    #waiting = new TwoEndedPages();
    #visited = 0;
    constructor(middle) {
        this.#middle = middle;
    }
    add(pages) {
        this.#waiting.add(pages);
    }
    next() {
        const rising = this.#visited++ < this.#middle;
        return (rising ? this.#waiting.takeColdest() : this.#waiting.takeHottest())?.index ?? null;
    }
}
