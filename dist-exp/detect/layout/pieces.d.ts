import { type RoleContext } from "../blocks/role.js";
import { type ExtractContext } from "../page/extract.js";
import type { TreeNode } from "../page/html-tree.js";
import type { BlockRole, PageElement } from "../page/page-model.js";
import { type Place } from "../page/place.js";
import type { Ink, InkSums } from "./ink-sums.js";
import { type LaidTree, type Rect } from "./laid-tree.js";
/** One piece, in reading order among the others. */
export interface Piece {
    readonly elements: readonly PageElement[];
    readonly role: BlockRole;
    readonly place: Place;
    /** The containers around it, outermost first, and itself where it is one node. */
    readonly chain: readonly TreeNode[];
    /** `null` where nothing of it is seen, or nobody can tell. */
    readonly rect: Rect | null;
    readonly fontPx: number;
    /** What is painted behind it. */
    readonly ground: string;
    readonly ink: Ink;
    readonly isHeading: boolean;
    /** A rule stands above it. */
    readonly isRuled: boolean;
}
/** What a page is cut with. */
export interface CuttingMeans {
    readonly context: ExtractContext;
    readonly laid: LaidTree;
    readonly sums: InkSums;
}
/** Cuts a page into its pieces. */
export declare function piecesOf(root: TreeNode, role: RoleContext, means: CuttingMeans): Piece[];
