import { type ExtractContext } from "../page/extract.js";
import type { TreeNode } from "../page/html-tree.js";
import type { Block } from "../page/page-model.js";
import { type RoleContext } from "./role.js";
/** Cuts a page into blocks that cover all its elements, each once, in reading order. */
export declare function segmentTree(root: TreeNode, context: ExtractContext): Block[];
/** Role at the top of a page: whether it says where its main content is. */
export declare function findMainContext(root: TreeNode, context: ExtractContext): RoleContext;
