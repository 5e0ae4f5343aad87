// A YAML text as a tree of texts, lists and maps with their places. Everything is text here: what `on`, `03:00` or `1e3`
// mean is said by the key that they stand at, so that nobody must know what YAML takes for a number.
import { isMap, isScalar, isSeq } from "yaml";
import { MOST_FAULTS, quoted, Wrong } from "./fault.js";
import { composeYaml } from "./yaml-document.js";
/** Reads a text that has no byte order mark any more. */
export function readYaml(text) {
    const composed = composeYaml(text);
    if ("faults" in composed)
        return composed;
    if (composed.contents === null)
        return { root: null };
    const reader = new TreeReader(text);
    const root = reader.node(composed.contents);
    if (reader.faults.length > 0)
        return { faults: reader.faults };
    return { root: isNothing(root) ? null : root };
}
/** A key without a value, or a text of comments alone. */
export function isNothing(node) {
    return node.kind === "text" && node.at === node.end;
}
class TreeReader {
    faults = [];
    #text;
    constructor(text) {
        this.#text = text;
    }
    node(node) {
        const at = node?.range[0] ?? 0;
        if (isMap(node))
            return this.#map(node.items, at, node);
        if (isSeq(node)) {
            const items = node.items.map((item) => this.node(item));
            const end = node.flow === true ? node.range[1] : (items.at(-1)?.end ?? at);
            return { kind: "list", at, end, isFlow: node.flow === true, items };
        }
        const text = isScalar(node) && typeof node.value === "string" ? node.value.trim() : "";
        // The range of a block of lines holds the line end behind it.
        const written = this.#text.slice(at, node?.range[1] ?? at).trimEnd();
        return { kind: "text", at, end: at + written.length, text };
    }
    #map(pairs, at, { flow, range }) {
        const known = new Set();
        const entries = pairs.map(({ key, value }) => this.#entry(key, value, known));
        const isFlow = flow === true;
        return { kind: "map", at, end: isFlow ? range[1] : (entries.at(-1)?.value.end ?? at), isFlow, entries };
    }
    #entry(keyNode, valueNode, known) {
        const key = this.node(keyNode);
        const name = key.kind === "text" ? key.text : "";
        if (name === "")
            this.#fault(key.at, "a key is one word, like name");
        else if (known.has(name))
            this.#fault(key.at, `${quoted(name)} is said twice: leave one of them`);
        known.add(name);
        const value = valueNode ? this.node(valueNode) : nothingAt(key.end);
        return { key: name, keyAt: key.at, keyEnd: key.end, value };
    }
    #fault(at, what) {
        if (this.faults.length < MOST_FAULTS)
            this.faults.push(new Wrong(at, what));
    }
}
function nothingAt(at) {
    return { kind: "text", at, end: at, text: "" };
}
