// The tree that parse5 builds into: siblings are chained, so that moving nodes about takes the same time however many
// there are. (Its own tree moves them in arrays: a million children of one unclosed link take minutes.)
import { html, type Token, type TreeAdapter, type TreeAdapterTypeMap } from "parse5";

/** An element, the document, or (with `text`) a piece of text. */
export class LinkedNode {
  readonly tag: string;
  readonly namespace: html.NS;
  readonly attributes: Token.Attribute[];
  /** `null` for elements. */
  text: string | null;
  parent: LinkedNode | null = null;
  previous: LinkedNode | null = null;
  next: LinkedNode | null = null;
  first: LinkedNode | null = null;
  last: LinkedNode | null = null;
  /** Of a document: whether it is read by the rules for old pages. */
  mode = html.DOCUMENT_MODE.NO_QUIRKS;

  constructor(
    tag: string,
    attributes: Token.Attribute[],
    namespace = html.NS.HTML,
    text: string | null = null,
  ) {
    this.tag = tag;
    this.attributes = attributes;
    this.namespace = namespace;
    this.text = text;
  }
}

/** All kinds of nodes are one type here; comments and document types are not kept. */
export type LinkedTreeMap = TreeAdapterTypeMap<
  LinkedNode,
  LinkedNode,
  LinkedNode,
  LinkedNode,
  LinkedNode,
  LinkedNode,
  LinkedNode,
  LinkedNode,
  LinkedNode,
  LinkedNode
>;

const NO_ATTRIBUTES: Token.Attribute[] = [];

function node(tag: string): LinkedNode {
  return new LinkedNode(tag, NO_ATTRIBUTES);
}

function textNode(text: string): LinkedNode {
  return new LinkedNode("#text", NO_ATTRIBUTES, html.NS.HTML, text);
}

function insert(parent: LinkedNode, child: LinkedNode, before: LinkedNode | null): void {
  if (child.tag === NOT_KEPT) return;
  const previous = before === null ? parent.last : before.previous;
  child.parent = parent;
  child.previous = previous;
  child.next = before;
  if (previous === null) parent.first = child;
  else previous.next = child;
  if (before === null) parent.last = child;
  else before.previous = child;
}

function detach(child: LinkedNode): void {
  const { parent, previous, next } = child;
  if (parent === null) return;
  if (previous === null) parent.first = next;
  else previous.next = next;
  if (next === null) parent.last = previous;
  else next.previous = previous;
  child.parent = child.previous = child.next = null;
}

function insertText(parent: LinkedNode, text: string, before: LinkedNode | null): void {
  const previous = before === null ? parent.last : before.previous;
  if (typeof previous?.text === "string") previous.text += text;
  else insert(parent, textNode(text), before);
}

const NOT_KEPT = "#not-kept";
/** Of which none is made. */
const DOCUMENT_TYPE = "#doctype";
const nothing = (): void => undefined;
/** More attributes of one element are not kept. */
export const MOST_ATTRIBUTES = 256;

/** Lets parse5 build linked nodes; what a template holds are its children, as nothing is shown of either. */
export const LINKED_TREE: TreeAdapter<LinkedTreeMap> = {
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
    if (attributes.length >= MOST_ATTRIBUTES) return;
    const known = new Set(attributes.map(({ name }) => name));
    for (const attribute of more) if (!known.has(attribute.name)) attributes.push(attribute);
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
  isTextNode: (one): one is LinkedNode => one.text !== null,
  isElementNode: (one): one is LinkedNode => one.text === null && one.tag !== NOT_KEPT,
  isCommentNode: (one): one is LinkedNode => one.tag === NOT_KEPT,
  isDocumentTypeNode: (one): one is LinkedNode => one.tag === DOCUMENT_TYPE,
  getNodeSourceCodeLocation: () => null,
  setNodeSourceCodeLocation: nothing,
  updateNodeSourceCodeLocation: nothing,
};

/** A node and its next siblings. */
export function* chain(first: LinkedNode | null): Generator<LinkedNode> {
  for (let at = first; at !== null; at = at.next) yield at;
}
