// A YAML text as a tree of texts, lists and maps with their places. Everything is text here: what `on`, `03:00` or `1e3`
// mean is said by the key that they stand at, so that nobody must know what YAML takes for a number.
import { isMap, isScalar, isSeq, type ParsedNode } from "yaml";
import { MOST_FAULTS, quoted, Wrong, type Fault } from "./fault.js";
import { composeYaml } from "./yaml-document.js";

interface Place {
  /** Where it begins, and where its last word ends: before comments and line ends. */
  readonly at: number;
  readonly end: number;
}

/** A word, or several. */
export interface YamlText extends Place {
  readonly kind: "text";
  readonly text: string;
}

/** Several of a kind; `isFlow` in brackets. */
export interface YamlList extends Place {
  readonly kind: "list";
  readonly isFlow: boolean;
  readonly items: readonly YamlNode[];
}

/** Keys and values, no key twice; `isFlow` in braces. */
export interface YamlMap extends Place {
  readonly kind: "map";
  readonly isFlow: boolean;
  readonly entries: readonly YamlEntry[];
}

/** One key with its value. */
export interface YamlEntry {
  readonly key: string;
  readonly keyAt: number;
  readonly keyEnd: number;
  readonly value: YamlNode;
}

/** What a text holds. */
export type YamlNode = YamlText | YamlList | YamlMap;

/** The tree, `null` where there is nothing but comments; or what is wrong. */
export type YamlReading = { readonly root: YamlNode | null } | { readonly faults: readonly Fault[] };

/** Reads a text that has no byte order mark any more. */
export function readYaml(text: string): YamlReading {
  const composed = composeYaml(text);
  if ("faults" in composed) return composed;
  if (composed.contents === null) return { root: null };
  const reader = new TreeReader(text);
  const root = reader.node(composed.contents);
  if (reader.faults.length > 0) return { faults: reader.faults };
  return { root: isNothing(root) ? null : root };
}

/** A key without a value, or a text of comments alone. */
export function isNothing(node: YamlNode): boolean {
  return node.kind === "text" && node.at === node.end;
}

class TreeReader {
  readonly faults: Fault[] = [];
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  node(node: ParsedNode | null): YamlNode {
    const at = node?.range[0] ?? 0;
    if (isMap(node)) return this.#map(node.items as Pairs, at, node);
    if (isSeq(node)) {
      const items = node.items.map((item) => this.node(item as ParsedNode | null));
      const end = node.flow === true ? node.range![1] : (items.at(-1)?.end ?? at);
      return { kind: "list", at, end, isFlow: node.flow === true, items };
    }
    const text = isScalar(node) && typeof node.value === "string" ? node.value.trim() : "";
    // The range of a block of lines holds the line end behind it.
    const written = this.#text.slice(at, node?.range[1] ?? at).trimEnd();
    return { kind: "text", at, end: at + written.length, text };
  }

  #map(
    pairs: Pairs,
    at: number,
    { flow, range }: { flow?: boolean; range?: readonly number[] | null },
  ): YamlMap {
    const known = new Set<string>();
    const entries = pairs.map(({ key, value }) => this.#entry(key, value, known));
    const isFlow = flow === true;
    return { kind: "map", at, end: isFlow ? range![1]! : (entries.at(-1)?.value.end ?? at), isFlow, entries };
  }

  #entry(keyNode: ParsedNode, valueNode: ParsedNode | null, known: Set<string>): YamlEntry {
    const key = this.node(keyNode);
    const name = key.kind === "text" ? key.text : "";
    if (name === "") this.#fault(key.at, "a key is one word, like name");
    else if (known.has(name)) this.#fault(key.at, `${quoted(name)} is said twice: leave one of them`);
    known.add(name);
    const value = valueNode ? this.node(valueNode) : nothingAt(key.end);
    return { key: name, keyAt: key.at, keyEnd: key.end, value };
  }

  #fault(at: number, what: string): void {
    if (this.faults.length < MOST_FAULTS) this.faults.push(new Wrong(at, what));
  }
}

type Pairs = readonly { readonly key: ParsedNode; readonly value: ParsedNode | null }[];

function nothingAt(at: number): YamlText {
  return { kind: "text", at, end: at, text: "" };
}
