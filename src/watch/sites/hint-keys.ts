// Which lists of a site may tell of changes: `hints: { sitemaps: true, feeds: [https://example.org/feed] }`.
import type { HintRules } from "#model/index.js";
import { nearestWord } from "./nearest-word.js";
import { address, listOf, yesOrNo, type Reader } from "./values.js";
import { quoted, Wrong } from "./yaml/fault.js";
import type { YamlEntry } from "./yaml/yaml-tree.js";

/** What is said of them; the rest comes from the defaults. */
export type SaidHints = Partial<HintRules>;

const NO_HINTS: HintRules = { sitemaps: false, feeds: [], oai: [], discover: false };

const KEYS: { readonly [K in keyof HintRules]: Reader<HintRules[K]> } = {
  sitemaps: yesOrNo,
  feeds: listOf(address),
  oai: listOf(address),
  discover: yesOrNo,
};

const EXPECTED = `none, or {${Object.keys(KEYS).join(": …, ")}: …}`;

/** Reads them: `none`, or keys in braces. */
export const hintRules: Reader<SaidHints> = (node) => {
  if (node.kind === "text" && node.text === "none") return NO_HINTS;
  if (node.kind === "list") return new Wrong(node.at, `is a list, not ${EXPECTED}`);
  if (node.kind === "text") return new Wrong(node.at, `${quoted(node.text)} is not ${EXPECTED}`);
  const said: Record<string, unknown> = {};
  for (const entry of node.entries) {
    const value = readOne(entry);
    if (value instanceof Wrong) return value;
    said[entry.key] = value;
  }
  return said;
};

function readOne({ key, keyAt, value }: YamlEntry): unknown {
  if (Object.hasOwn(KEYS, key)) {
    const read = KEYS[key as keyof HintRules](value);
    return read instanceof Wrong ? new Wrong(read.at, `${key}: ${read.what}`) : read;
  }
  const meant = nearestWord(key, Object.keys(KEYS));
  const way = meant === null ? `there are ${Object.keys(KEYS).join(", ")}` : `did you mean ${meant}?`;
  return new Wrong(keyAt, `${quoted(key)} is no key of hints; ${way}`);
}
