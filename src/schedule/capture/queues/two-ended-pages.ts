// Waiting pages from which either the coldest or the hottest is taken.
import { COLDEST_FIRST, HOTTEST_FIRST, PageHeap, type WaitingPage } from "./page-heap.js";

/** A page is in both heaps and leaves the other one when it comes up there. */
export class TwoEndedPages {
  readonly #coldest = new PageHeap(COLDEST_FIRST);
  readonly #hottest = new PageHeap(HOTTEST_FIRST);
  readonly #taken = new Set<number>();

  add(pages: readonly WaitingPage[]): void {
    for (const page of pages) {
      this.#coldest.push(page);
      this.#hottest.push(page);
    }
  }

  takeColdest(): WaitingPage | null {
    return this.#take(this.#coldest);
  }

  takeHottest(): WaitingPage | null {
    return this.#take(this.#hottest);
  }

  #take(heap: PageHeap): WaitingPage | null {
    let page = heap.pop();
    while (page !== null && this.#taken.has(page.index)) page = heap.pop();
    if (page !== null) this.#taken.add(page.index);
    return page;
  }
}
