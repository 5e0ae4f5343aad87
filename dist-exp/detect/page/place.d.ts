import type { TreeNode } from "./html-tree.js";
/** The nearest containers. */
export interface Place {
    /** Outermost first. */
    readonly steps: readonly string[];
    /** The steps in one string, made once for all elements that stand there. */
    readonly text: string;
}
/** The place of the whole page. */
export declare const TOP: Place;
/** The place of a node's content, given the place of the node. */
export declare function placeInside(place: Place, node: TreeNode): Place;
/** The id and class tokens of a node, in lower case. */
export declare function tokensOf(node: TreeNode): readonly string[];
