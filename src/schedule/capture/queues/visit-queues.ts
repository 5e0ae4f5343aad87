// Visit queues shared by several strategies: in order of discovery, by heat, or by a plan made anew.
import { PageHeap, type PageOrder, type WaitingPage } from "./page-heap.js";
import type { VisitQueue } from "../planner.js";

/** Breadth first: pages are visited in the order in which they turn up. */
export class DiscoveryQueue implements VisitQueue {
  readonly #waiting: number[] = [];
  #head = 0;

  add(pages: readonly WaitingPage[]): void {
    for (const { index } of pages) this.#waiting.push(index);
  }

  next(): number | null {
    // Asked while empty, it must not step past a page that turns up later.
    return this.#head < this.#waiting.length ? this.#waiting[this.#head++]! : null;
  }
}

/** Always the first of the waiting pages under one order. */
export class PriorityQueue implements VisitQueue {
  readonly #heap: PageHeap;

  constructor(order: PageOrder) {
    this.#heap = new PageHeap(order);
  }

  add(pages: readonly WaitingPage[]): void {
    for (const page of pages) this.#heap.push(page);
  }

  next(): number | null {
    return this.#heap.pop()?.index ?? null;
  }
}

/** Puts the waiting pages in order again whenever new ones have turned up. */
export class ReplanningQueue implements VisitQueue {
  readonly #plan: (waiting: readonly WaitingPage[]) => readonly WaitingPage[];
  #waiting: WaitingPage[] = [];
  #stale = false;

  /** The plan returns the waiting pages in the order of their visits. */
  constructor(plan: (waiting: readonly WaitingPage[]) => readonly WaitingPage[]) {
    this.#plan = plan;
  }

  add(pages: readonly WaitingPage[]): void {
    for (const page of pages) this.#waiting.push(page);
    this.#stale = true;
  }

  next(): number | null {
    // Kept last-to-first, so that taking the next page is a pop.
    if (this.#stale) this.#waiting = [...this.#plan(this.#waiting)].reverse();
    this.#stale = false;
    return this.#waiting.pop()?.index ?? null;
  }
}
