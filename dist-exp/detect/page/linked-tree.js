// The tree that parse5 builds into: siblings are chained, so that moving nodes about takes the same time however many
// there are. (Its own tree moves them in arrays: a million children of one unclosed link take minutes.)
import { html } from "parse5";
/** An element, the document, or (with `text`) a piece of text. */
export class LinkedNode {
    tag;
    namespace;
    attributes;
    /** `null` for elements. */
    text;
    parent = null;
    previous = null;
    next = null;
    first = null;
    last = null;
    /** Of a document: whether it is read by the rules for old pages. */
    mode = html.DOCUMENT_MODE.NO_QUIRKS;
    constructor(tag, attributes, namespace = html.NS.HTML, text = null) {
        this.tag = tag;
        this.attributes = attributes;
        this.namespace = namespace;
        this.text = text;
    }
}
const NO_ATTRIBUTES = [];
function node(tag) {
    return new LinkedNode(tag, NO_ATTRIBUTES);
}
function textNode(text) {
    return new LinkedNode("#text", NO_ATTRIBUTES, html.NS.HTML, text);
}
function insert(parent, child, before) {
    if (child.tag === NOT_KEPT)
        return;
    const previous = before === null ? parent.last : before.previous;
    child.parent = parent;
    child.previous = previous;
    child.next = before;
    if (previous === null)
        parent.first = child;
    else
        previous.next = child;
    if (before === null)
        parent.last = child;
    else
        before.previous = child;
}
function detach(child) {
    const { parent, previous, next } = child;
    if (parent === null)
        return;
    if (previous === null)
        parent.first = next;
    else
        previous.next = next;
    if (next === null)
        parent.last = previous;
    else
        next.previous = previous;
    child.parent = child.previous = child.next = null;
}
function insertText(parent, text, before) {
    const previous = before === null ? parent.last : before.previous;
    if (typeof previous?.text === "string")
        previous.text += text;
    else
        insert(parent, textNode(text), before);
}
const NOT_KEPT = "#not-kept";
/** Of which none is made. */
const DOCUMENT_TYPE = "#doctype";
const nothing = () => undefined;
/** More attributes of one element are not kept. */
export const MOST_ATTRIBUTES = 256;
/** Lets parse5 build linked nodes; what a template holds are its children, as nothing is shown of either. */
export const LINKED_TREE = {
    createDocument: () => node("#root"),
    createDocumentFragment: () => node("#fragment"),
    createElement: (tag, namespace, attributes) => new LinkedNode(tag, attributes, namespace),
    createCommentNode: () => node(NOT_KEPT),
    createTextNode: textNode,
    appendChild: (parent, child) => insert(parent, child, null),
    insertBefore: insert,
    detachNode: detach,
    insertText: (parent, text) => insertText(parent, text, null),
    insertTextBefore: insertText,
    adoptAttributes({ attributes }, more) {
        // A page may repeat its html and body tags as often as it likes.
        if (attributes.length >= MOST_ATTRIBUTES)
            return;
        const known = new Set(attributes.map(({ name }) => name));
        for (const attribute of more)
            if (!known.has(attribute.name))
                attributes.push(attribute);
    },
    getFirstChild: ({ first }) => first,
    getChildNodes: ({ first }) => [...chain(first)],
    getParentNode: ({ parent }) => parent,
    getAttrList: ({ attributes }) => attributes,
    getTagName: ({ tag }) => tag,
    getNamespaceURI: ({ namespace }) => namespace,
    getTextNodeContent: ({ text }) => text ?? "",
    getCommentNodeContent: () => "",
    getDocumentTypeNodeName: () => "",
    getDocumentTypeNodePublicId: () => "",
    getDocumentTypeNodeSystemId: () => "",
    getTemplateContent: (template) => template,
    setTemplateContent: nothing,
    setDocumentType: nothing,
    setDocumentMode: (document, mode) => void (document.mode = mode),
    getDocumentMode: ({ mode }) => mode,
    isTextNode: (one) => one.text !== null,
    isElementNode: (one) => one.text === null && one.tag !== NOT_KEPT,
    isCommentNode: (one) => one.tag === NOT_KEPT,
    isDocumentTypeNode: (one) => one.tag === DOCUMENT_TYPE,
    getNodeSourceCodeLocation: () => null,
    setNodeSourceCodeLocation: nothing,
    updateNodeSourceCodeLocation: nothing,
};
/** A node and its next siblings. */
export function* chain(first) {
    for (let at = first; at !== null; at = at.next)
        yield at;
}
