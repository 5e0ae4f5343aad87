import { type PageOrder, type WaitingPage } from "./page-heap.js";
import type { VisitQueue } from "../planner.js";
/** Breadth first: pages are visited in the order in which they turn up. */
export declare class DiscoveryQueue implements VisitQueue {
    #private;
    add(pages: readonly WaitingPage[]): void;
    next(): number | null;
}
/** Always the first of the waiting pages under one order. */
export declare class PriorityQueue implements VisitQueue {
    #private;
    constructor(order: PageOrder);
    add(pages: readonly WaitingPage[]): void;
    next(): number | null;
}
/** Puts the waiting pages in order again whenever new ones have turned up. */
export declare class ReplanningQueue implements VisitQueue {
    #private;
    /** The plan returns the waiting pages in the order of their visits. */
    constructor(plan: (waiting: readonly WaitingPage[]) => readonly WaitingPage[]);
    add(pages: readonly WaitingPage[]): void;
    next(): number | null;
}
