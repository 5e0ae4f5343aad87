import type { TreeNode } from "./html-tree.js";
import { type ExtractContext } from "./extract.js";
import type { UnseenParts } from "./page-model.js";
/** Goes through the whole tree once, with a stack of its own. */
export declare function unseenParts(root: TreeNode, context: ExtractContext): UnseenParts;
