import type { BlockRole } from "../page/page-model.js";
import type { TreeNode } from "../page/html-tree.js";
/** What is known of the role while descending the tree. */
export interface RoleContext {
    readonly role: BlockRole;
    /** Inside main content or a sectioning element, where header and footer belong to the content. */
    readonly inContent: boolean;
    /** The page says where its main content is; the rest is frame. */
    readonly hasMain: boolean;
}
/** Role at the top of a page. */
export declare function rootContext(hasMain: boolean): RoleContext;
/** Role of what stands inside a node. */
export declare function contextInside(context: RoleContext, node: TreeNode): RoleContext;
/** Whether a node by itself may set the role of what it holds. */
export declare function maySetRole(node: TreeNode): boolean;
/** Whether the page marks its main content. */
export declare function marksMain(node: TreeNode): boolean;
