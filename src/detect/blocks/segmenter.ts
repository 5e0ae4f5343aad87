// What cuts a document into visual blocks: the tree where there is no browser, layout (../layout) where one showed the
// page. Both give blocks of the same shape, and everything behind them stays as it is.
import type { ExtractContext } from "../page/extract.js";
import type { TreeNode } from "../page/html-tree.js";
import type { Block } from "../page/page-model.js";
import { segmentTree } from "./segment.js";

/** Cuts a document into blocks that hold all its elements, each once, in reading order. */
export interface Segmenter {
  /** Blocks of different segmenters do not compare. */
  readonly name: string;
  segment(root: TreeNode, context: ExtractContext): Block[];
}

/** From the document's tree alone, in the manner of VIPS. */
export const TREE_SEGMENTER: Segmenter = { name: "tree", segment: segmentTree };
