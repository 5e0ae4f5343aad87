import type { LayoutBox } from "#ports/index.js";
import type { TreeNode } from "../page/html-tree.js";
/** A rectangle on the page, in CSS pixels. */
export type Rect = Readonly<Record<"left" | "top" | "right" | "bottom", number>>;
/** Which box is of which element. */
export declare class LaidTree {
    #private;
    readonly page: Rect;
    /** Whether the boxes are of this tree; where scripts rebuilt the page they are not. */
    readonly isFitting: boolean;
    constructor(root: TreeNode, boxes: readonly LayoutBox[]);
    boxOf(node: TreeNode): LayoutBox | null;
    /** Where a node is seen: its box, or those inside it where it has none of its own; `null` where nothing is. */
    rectOf(node: TreeNode): Rect | null;
    /** Width and height of the page are never 0, so that shares of them can be told. */
    get size(): {
        readonly width: number;
        readonly height: number;
    };
}
/** The smallest rectangle that holds all of them. */
export declare function united(rects: readonly Rect[]): Rect | null;
/** The area of a rectangle. */
export declare function areaOf({ left, top, right, bottom }: Rect): number;
