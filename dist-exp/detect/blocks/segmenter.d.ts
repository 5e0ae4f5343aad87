import type { ExtractContext } from "../page/extract.js";
import type { TreeNode } from "../page/html-tree.js";
import type { Block } from "../page/page-model.js";
/** Cuts a document into blocks that hold all its elements, each once, in reading order. */
export interface Segmenter {
    /** Blocks of different segmenters do not compare. */
    readonly name: string;
    segment(root: TreeNode, context: ExtractContext): Block[];
}
/** From the document's tree alone, in the manner of VIPS. */
export declare const TREE_SEGMENTER: Segmenter;
