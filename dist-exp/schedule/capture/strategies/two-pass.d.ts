import type { CapturePlanner, LiveStrategy, SlotModel, VisitedPage, VisitQueue } from "../planner.js";
/** What a strategy may know when the visits start. */
export interface VisitOptions {
    readonly sizeGuess: number | null;
    readonly threshold: number;
    readonly model: SlotModel;
}
/** Visits one at a time, then the revisit order for what was visited. */
export interface TwoPassStrategy {
    readonly name: string;
    startVisits(options: VisitOptions): VisitQueue;
    /** Indices of all visited pages, first revisit first. */
    revisitOrder(visited: readonly VisitedPage[], model: SlotModel): number[];
}
/** The strategy as a planner of the two-visit family. */
export declare function twoPassPlanner(strategy: TwoPassStrategy): CapturePlanner;
/** The strategy as the live capture runs it. */
export declare function twoPassLive(strategy: TwoPassStrategy): LiveStrategy;
/** The last visited page first, and so on back in time: every interval contains those visited after it. */
export declare function lastVisitedFirst(visited: readonly VisitedPage[]): number[];
/**
 * Moves the last visited page to the front where slot 0 is shared: its visit is its revisit, at no cost
 * (spaniol2009 section 3.3: the last page crawled is not fetched again).
 */
export declare function sharingSlotZero(order: readonly number[], visited: readonly VisitedPage[], model: SlotModel): number[];
