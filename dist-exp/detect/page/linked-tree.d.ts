import { html, type Token, type TreeAdapter, type TreeAdapterTypeMap } from "parse5";
/** An element, the document, or (with `text`) a piece of text. */
export declare class LinkedNode {
    readonly tag: string;
    readonly namespace: html.NS;
    readonly attributes: Token.Attribute[];
    /** `null` for elements. */
    text: string | null;
    parent: LinkedNode | null;
    previous: LinkedNode | null;
    next: LinkedNode | null;
    first: LinkedNode | null;
    last: LinkedNode | null;
    /** Of a document: whether it is read by the rules for old pages. */
    mode: html.DOCUMENT_MODE;
    constructor(tag: string, attributes: Token.Attribute[], namespace?: html.NS, text?: string | null);
}
/** All kinds of nodes are one type here; comments and document types are not kept. */
export type LinkedTreeMap = TreeAdapterTypeMap<LinkedNode, LinkedNode, LinkedNode, LinkedNode, LinkedNode, LinkedNode, LinkedNode, LinkedNode, LinkedNode, LinkedNode>;
/** More attributes of one element are not kept. */
export declare const MOST_ATTRIBUTES = 256;
/** Lets parse5 build linked nodes; what a template holds are its children, as nothing is shown of either. */
export declare const LINKED_TREE: TreeAdapter<LinkedTreeMap>;
/** A node and its next siblings. */
export declare function chain(first: LinkedNode | null): Generator<LinkedNode>;
