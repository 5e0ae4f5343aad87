import { type DirectoryTree, type PageChanges } from "#model/index.js";
import type { PageLooks } from "#mine/index.js";
/** Each page's changes by week; a bulk change is one that many pages near it shared. */
export declare class WeeklyLooks {
    #private;
    readonly alive: Uint8Array;
    constructor(tree: DirectoryTree);
    /** Takes in one week. */
    observe({ pages, kinds }: PageChanges): void;
    /** Pages that were looked at at least `least` times after the first. */
    watched(least: number): number[];
    /** One page's looks, as an estimator takes them. */
    looksOf(page: number): PageLooks;
}
