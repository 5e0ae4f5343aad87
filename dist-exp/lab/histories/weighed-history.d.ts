import type { History } from "./history.js";
/** A history and the importance of each of its events. */
export interface WeighedHistory {
    readonly history: History;
    /** From 0 to 1, by event; pages that come and go weigh 1. */
    readonly importance: Float64Array;
}
/** Whether a file has the bytes of pages. */
export declare function hasPages(file: string): boolean;
/** Reads a file of pages (JSON lines, in any order) and weighs the changes of its last days; earlier ones weigh 1. */
export declare function readWeighedHistory(file: string, days: number): Promise<WeighedHistory>;
