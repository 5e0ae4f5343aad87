import type { PlanPage } from "../planner.js";
/** A page waiting to be visited. */
export interface WaitingPage {
    readonly index: number;
    readonly page: PlanPage;
}
/** Negative when the first page is to be visited before the second. */
export type PageOrder = (x: WaitingPage, y: WaitingPage) => number;
/** Coldest first, later discoveries before earlier ones: the reverse of hottest first. */
export declare const COLDEST_FIRST: PageOrder;
/** Hottest first, in order of discovery where equal. */
export declare const HOTTEST_FIRST: PageOrder;
/** Pages by priority: push and pop in O(log n). */
export declare class PageHeap {
    #private;
    constructor(before: PageOrder);
    push(item: WaitingPage): void;
    pop(): WaitingPage | null;
}
