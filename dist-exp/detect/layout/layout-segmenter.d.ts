import type { LayoutBox } from "#ports/index.js";
import type { Segmenter } from "../blocks/segmenter.js";
/** Blocks from the boxes of one rendering of the page; where they are of another tree, from the tree alone. */
export declare function layoutSegmenter(boxes: readonly LayoutBox[]): Segmenter;
