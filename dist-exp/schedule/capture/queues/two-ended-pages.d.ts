import { type WaitingPage } from "./page-heap.js";
/** A page is in both heaps and leaves the other one when it comes up there. */
export declare class TwoEndedPages {
    #private;
    add(pages: readonly WaitingPage[]): void;
    takeColdest(): WaitingPage | null;
    takeHottest(): WaitingPage | null;
}
