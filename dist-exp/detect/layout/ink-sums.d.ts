import { type ExtractContext } from "../page/extract.js";
import type { TreeNode } from "../page/html-tree.js";
import type { LaidTree } from "./laid-tree.js";
/** Characters of text. */
export interface Ink {
    readonly all: number;
    /** Painted without a click. */
    readonly seen: number;
    /** Of those seen, the ones that are a link's. */
    readonly linked: number;
}
/** Counts every node once. */
export declare class InkSums {
    #private;
    constructor(context: ExtractContext, laid: LaidTree);
    /** The tree's depth is capped, so this may recurse. */
    of(node: TreeNode): Ink;
    /** Of nodes and texts that stand in one node. */
    ofAll(children: readonly (TreeNode | string)[], parent: TreeNode): Ink;
}
