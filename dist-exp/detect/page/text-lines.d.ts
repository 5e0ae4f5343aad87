import type { LinkedNode } from "./linked-tree.js";
/** How a tree is read. */
export interface LineOptions {
    /** Whether elements are an application's own: each is a line, and texts may be HTML. */
    readonly isXml: boolean;
    readonly mostChars: number;
}
/** Collects the text of trees. */
export declare class TextLines {
    #private;
    constructor(options: LineOptions);
    get text(): string;
    /** Whether there was more. */
    get isCut(): boolean;
    /** With a stack of its own: a page may nest as deep as it likes. */
    addTree(root: LinkedNode): void;
}
