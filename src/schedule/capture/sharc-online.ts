// SHARC-online: one fetch per page while pages turn up, coldest first to the middle, then hottest first.
import { assumedSize, discoverVisits } from "./discovery.js";
import { completePlan } from "./evaluate.js";
import { COLDEST_FIRST, HOTTEST_FIRST, PageHeap, type WaitingPage } from "./page-heap.js";
import type { CapturePlanner, VisitQueue } from "./planner.js";
import { oneVisitBound } from "./upper-bound.js";

/** Builds the organ pipe's rising half from what is known, then its falling half. */
export const SHARC_ONLINE: CapturePlanner = {
  name: "sharc-online",
  family: "one-visit",
  plan(request) {
    const revisits = discoverVisits(request, new RisingFallingQueue(assumedSize(request) / 2));
    return completePlan(request, this, { visits: [], revisits }, oneVisitBound(request));
  },
};

class RisingFallingQueue implements VisitQueue {
  readonly #middle: number;
  readonly #coldest = new PageHeap(COLDEST_FIRST);
  readonly #hottest = new PageHeap(HOTTEST_FIRST);
  readonly #visited = new Set<number>();

  constructor(middle: number) {
    this.#middle = middle;
  }

  add(pages: readonly WaitingPage[]): void {
    for (const page of pages) {
      this.#coldest.push(page);
      this.#hottest.push(page);
    }
  }

  next(): number | null {
    const heap = this.#visited.size < this.#middle ? this.#coldest : this.#hottest;
    let page = heap.pop();
    while (page !== null && this.#visited.has(page.index)) page = heap.pop();
    if (page !== null) this.#visited.add(page.index);
    return page?.index ?? null;
  }
}
