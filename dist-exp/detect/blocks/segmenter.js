import { segmentTree } from "./segment.js";
/** From the document's tree alone, in the manner of VIPS. */
export const TREE_SEGMENTER = { name: "tree", segment: segmentTree };
