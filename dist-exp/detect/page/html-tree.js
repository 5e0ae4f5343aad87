// A light element tree of a page as browsers build it: parse5's tree, without what the detector does not read.
import { parseBounded } from "./bounded-parser.js";
/** Formatting that is moved about may nest deeper than the tags did; content beyond stands in the deepest element kept. */
const MAX_DEPTH = 300;
const MAX_ATTRIBUTE_CHARS = 4096;
const KEPT_ATTRIBUTES = new Set([
    "id", "class", "role", "href", "src", "data-src", "srcset", "alt", "hidden", "style", "type", "value", "content", "aria-hidden", "aria-label",
]); // prettier-ignore
/** Parses any text as HTML, or as XML that is to be shown like it; never fails, never recurses. */
export function parseTree(html, isXml = false) {
    const root = { tag: "#root", attributes: new Map(), children: [] };
    copyInto(root, parseBounded(html, isXml));
    return root;
}
/** Depth first, with a stack of our own: a page may nest as deep as it likes. */
function copyInto(root, source) {
    const stack = [{ into: root, next: source.first, depth: 0 }];
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
        const { next } = top;
        if (next === null) {
            stack.pop();
            continue;
        }
        top.next = next.next;
        if (next.text === null)
            copyElement(stack, top, next);
        else
            append(top.into, next.text);
    }
}
function copyElement(stack, { into, depth }, source) {
    let inside = into;
    if (depth < MAX_DEPTH || source.first === null) {
        inside = { tag: source.tag.toLowerCase(), attributes: keptAttributes(source), children: [] };
        into.children.push(inside);
    }
    if (source.first !== null)
        stack.push({ into: inside, next: source.first, depth: depth + 1 });
}
function append({ children }, text) {
    const last = children.length - 1;
    if (typeof children[last] === "string")
        children[last] += text;
    else
        children.push(text);
}
function keptAttributes({ attributes }) {
    const kept = new Map();
    for (const { name, value } of attributes)
        if (KEPT_ATTRIBUTES.has(name))
            kept.set(name, value.slice(0, MAX_ATTRIBUTE_CHARS));
    return kept;
}
