import type { ScrubRules } from "../scrub/rules.js";
import type { TreeNode } from "./html-tree.js";
import type { PageElement } from "./page-model.js";
import { type Place } from "./place.js";
/** What extraction needs to know besides the nodes. */
export interface ExtractContext {
    readonly base: string | null;
    readonly rules: ScrubRules;
    /** The digest of an image's bytes where the archive holds it: images are then compared by it. */
    readonly imageDigest?: ((url: string) => string | null) | undefined;
    /** Whether hidden parts are read too, and what stands in for others: a script or an old browser may show them. */
    readonly withHidden?: boolean | undefined;
}
/** Whether a reader sees the node at all. */
export declare function isSeen(node: TreeNode, { rules, withHidden }: ExtractContext): boolean;
/** Whether the rules pass over the node because of its name. */
export declare function isScrubbed(node: TreeNode, rules: ScrubRules): boolean;
/** Whether the page says that the node is not to be shown, or it is of a kind that shows no text. */
export declare function isHidden(node: TreeNode): boolean;
/** Whether the node stands within a line of text. */
export declare function isInline(node: TreeNode): boolean;
/** Collects the elements of nodes that stand side by side at one place. */
export declare class ElementCollector {
    #private;
    readonly elements: PageElement[];
    constructor(context: ExtractContext);
    /** Adds one node and all it holds; the tree's depth is capped, so this may recurse. */
    add(node: TreeNode | string, place: Place): void;
    /** Ends the line of text under way. */
    endLine(place: Place): void;
}
/** White space folded; nothing for an empty line, several pieces for a very long one. */
export declare function readableLines(line: string): string[];
