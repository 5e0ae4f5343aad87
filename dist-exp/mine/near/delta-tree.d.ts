import type { DirectoryTree } from "#model/index.js";
/** What a version holds: one content code per page of the tree, 0 for an absent page. */
export type VersionContents = Float64Array;
/** Changes of one transition, summed per directory over its whole subtree, itself included. */
export interface DeltaTree {
    /** D: inserted, deleted and updated nodes (edit operations of unit cost), or their weights. */
    readonly changed: Float64Array;
    /** Size of the consolidated tree: nodes of either version. */
    readonly size: Float64Array;
}
/** Share of a page's content that an update changed, 0 to 1; the paper's plain metric counts every update as 1. */
export type UpdateWeight = (page: number) => number;
/** WD-Diff: one linear pass over the pages and one over the directories, bottom-up. */
export declare function wdDiff(tree: DirectoryTree, before: VersionContents, after: VersionContents, updateWeight?: UpdateWeight): DeltaTree;
/** Degree of Change (Definition 1); 0 for a directory in neither version. */
export declare function degreeOfChange(delta: DeltaTree, directory: number): number;
