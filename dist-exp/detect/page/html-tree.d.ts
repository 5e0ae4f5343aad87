/** An element; attributes other than those the detector reads are dropped. */
export interface TreeNode {
    readonly tag: string;
    readonly attributes: ReadonlyMap<string, string>;
    readonly children: (TreeNode | string)[];
}
/** Parses any text as HTML, or as XML that is to be shown like it; never fails, never recurses. */
export declare function parseTree(html: string, isXml?: boolean): TreeNode;
