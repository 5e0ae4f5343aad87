import type { DirectoryTree, MineReport } from "#model/index.js";
import type { GeneralDeltaTree } from "./near/general-delta-tree.js";
import type { PageLooks } from "./rates/rate-estimator.js";
/** A change known to have happened in (after, by], epoch milliseconds; both equal when its time is known. */
export interface DatedChange {
    readonly page: number;
    readonly after: number;
    readonly by: number;
}
/** What is known of a site; `looks` are in the order of the tree's pages, `null` for pages no longer there. */
export interface MineInput {
    readonly site: string;
    readonly tree: DirectoryTree;
    readonly paths: readonly string[];
    readonly looks: readonly (PageLooks | null)[];
    readonly changes: readonly DatedChange[];
    readonly from: number;
    readonly to: number;
    /** Directory evolution over the latest versions. */
    readonly evolution: GeneralDeltaTree;
    /** What lies between one version and the next. */
    readonly transitionsAre: MineReport["evolution"]["transitionsAre"];
}
