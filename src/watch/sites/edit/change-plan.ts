// Changes of a file of sites: what is changed is changed in the text, and the rest of it, comments too, stays byte for
// byte. Behind every change the new text is read again: it must say what was meant, and nothing else.
import type { SitePlan, WatchPlan } from "#model/index.js";
import { nearestWord } from "../nearest-word.js";
import { readPlaced, withoutMark } from "../read-plan.js";
import { entryOf, keysOf } from "../read-site.js";
import { faultLine, quoted, type Fault } from "../yaml/fault.js";
import { readYaml, type YamlEntry, type YamlMap, type YamlNode } from "../yaml/yaml-tree.js";
import { dataOf, saidValue, type SaidData } from "./said-data.js";
import { addressToMap, appendItem, appendList, removeEntry, removeItem, setEntry } from "./splice.js";

/** Keys as a file has them, with values as people write them there; an empty value takes the key out. */
export type SaidChanges = Readonly<Record<string, string | readonly string[]>>;

/** What shall be changed. */
export type PlanChange =
  | { readonly add: readonly string[]; readonly says: SaidChanges }
  | { readonly edit: string; readonly says: SaidChanges }
  | { readonly remove: string };

/** The new text with what it says of the site, or in one line each why nothing was changed. */
export type PlanChanged =
  | {
      readonly text: string;
      readonly plan: WatchPlan;
      readonly site: SitePlan | null;
      readonly warnings: readonly string[];
    }
  | { readonly faults: readonly string[] };

/** Changes the text of a file; `null` is a file that is not there yet. */
export function changePlan(text: string | null, change: PlanChange, file: string): PlanChanged {
  const mark = text?.startsWith("\ufeff") ? "\ufeff" : "";
  const own = withoutMark(text ?? "");
  const before = planBefore(own, change, file);
  if ("faults" in before) return before;
  const made = makeChange(own, before, change);
  if ("problem" in made) return { faults: [made.problem] };
  const after = readPlaced(made.text);
  // Its places are those of a text that nobody has seen.
  if ("faults" in after) return { faults: after.faults.map(({ what }) => what) };
  if (!isMeant(before, after.root, made)) return { faults: [byHand(file)] };
  const warnings = after.warnings.map((fault) => faultLine(made.text, file, fault));
  const site = made.index === null ? null : (after.plan.sites[made.index] ?? null);
  return { text: mark + made.text, plan: after.plan, site, warnings };
}

interface Before {
  /** `null` for a file that is not there, or has nothing but comments. */
  readonly root: YamlMap | null;
  readonly plan: WatchPlan;
}

const EMPTY: WatchPlan = { sites: [], channels: [], diskQuotaBytes: null, auditDays: null };

/** A file that is wrong is never written over: what its owner meant is not known. */
function planBefore(
  text: string,
  change: PlanChange,
  file: string,
): Before | { readonly faults: readonly string[] } {
  const bare = text.length < 10_000_000 ? readYaml(text) : null;
  if ("add" in change && bare && "root" in bare && bare.root === null) return { root: null, plan: EMPTY };
  const read = readPlaced(text);
  if (!("faults" in read)) return read;
  const lines = read.faults.map((fault: Fault) => faultLine(text, file, fault));
  return { faults: [...lines, `${file} must be mended first; nothing was changed`] };
}

interface Made {
  readonly text: string;
  /** Of the site in the new list; `null` when it is no more. */
  readonly index: number | null;
  /** The sites as they shall be. */
  readonly sites: readonly SaidData[];
}

type Problem = { readonly problem: string };

function makeChange(text: string, before: Before, change: PlanChange): Made | Problem {
  if ("add" in change) return addSite(text, before, change);
  const name = "edit" in change ? change.edit : change.remove;
  const index = before.plan.sites.findIndex((site) => site.name === name);
  if (index === -1 || before.root === null) return { problem: noSite(name, before.plan) };
  return "edit" in change
    ? editSite(text, before, { index, says: change.says })
    : cutSite(text, before, index);
}

function noSite(name: string, { sites }: WatchPlan): string {
  const meant = nearestWord(
    name,
    sites.slice(0, 1000).map((site) => site.name),
  );
  return `no site ${quoted(name)}${meant === null ? "" : `; did you mean ${meant}?`}; isochron sites list shows them`;
}

function addSite(
  text: string,
  { root }: Before,
  { add, says }: { add: readonly string[]; says: SaidChanges },
): Made | Problem {
  const said = saidKeys(says);
  if ("problem" in said) return said;
  const address: [string, SaidData] = add.length === 1 ? ["url", add[0]!] : ["urls", add];
  const keys = [address, ...said.keys.filter(([, value]) => value !== "")];
  const item = keys.length === 1 && add.length === 1 ? add[0]! : keys;
  const data: SaidData = typeof item === "string" ? item : { keys: item };
  const entry = root && entryOf(root, "sites");
  const sites = entry ? itemsOf(entry) : [];
  const made = entry ? appendItem(text, entry, item, root.isFlow) : appendList(text, item);
  return { text: made, index: sites.length, sites: [...sites.map(dataOf), data] };
}

function editSite(
  text: string,
  before: Before,
  { index, says }: { index: number; says: SaidChanges },
): Made | Problem {
  const said = saidKeys(says);
  if ("problem" in said) return said;
  let made = text;
  let data = keysOfData(dataOf(siteNodes(before.root!)[index]!));
  if (siteNodes(before.root!)[index]!.kind === "text")
    made = addressToMap(made, siteNodes(before.root!)[index]!, listNode(before.root!).isFlow);
  for (const [key, value] of said.keys.flatMap(withRival)) {
    const read = readYaml(made);
    const map = "root" in read && read.root?.kind === "map" ? siteNodes(read.root)[index] : undefined;
    if (map?.kind !== "map") return { problem: `${key}: cannot be changed here; edit the file by hand` };
    const has = entryOf(map, key) !== undefined;
    if (value !== "") made = setEntry(made, map, key, value);
    else if (has && map.entries.length > 1) made = removeEntry(made, map, key);
    data = changed(data, key, value);
  }
  const sites = siteNodes(before.root!).map((node, i) => (i === index ? { keys: data } : dataOf(node)));
  return { text: made, index, sites };
}

/** A site has its addresses under one key: who sets one of both takes the other out. */
function withRival([key, value]: readonly [string, SaidData]): (readonly [string, SaidData])[] {
  const rival = key === "url" ? "urls" : key === "urls" ? "url" : null;
  return rival === null || value === ""
    ? [[key, value]]
    : [
        [key, value],
        [rival, ""],
      ];
}

function cutSite(text: string, { root }: Before, index: number): Made {
  const sites = siteNodes(root!).filter((_, i) => i !== index);
  return { text: removeItem(text, listNode(root!), index), index: null, sites: sites.map(dataOf) };
}

type Keys = readonly (readonly [string, SaidData])[];

function keysOfData(data: SaidData): Keys {
  return typeof data === "object" && "keys" in data ? data.keys : [["url", data]];
}

function changed(keys: Keys, key: string, value: SaidData): Keys {
  if (value === "") return keys.length > 1 ? keys.filter(([name]) => name !== key) : keys;
  const has = keys.some(([name]) => name === key);
  return has ? keys.map(([name, old]) => [name, name === key ? value : old]) : [...keys, [key, value]];
}

/** Keys that a site can have, and values in one line. */
function saidKeys(says: SaidChanges): { readonly keys: Keys } | Problem {
  const keys: (readonly [string, SaidData])[] = [];
  for (const [key, value] of Object.entries(says)) {
    const known = keysOf(true);
    const meant = nearestWord(key, known);
    if (!known.includes(key))
      return {
        problem: `${quoted(key)} is no key of a site; ${meant ? `did you mean ${meant}?` : `there are ${known.join(", ")}`}`,
      };
    const texts = typeof value === "string" ? [value] : value;
    if (texts.some((text) => /[\p{Cc}\u2028\u2029\ufeff]/u.test(text)))
      return { problem: `${key}: a value stands in one line` };
    keys.push([key, typeof value === "string" ? saidValue(value) : value]);
  }
  return { keys };
}

function listNode(root: YamlMap) {
  const value = entryOf(root, "sites")!.value;
  return value.kind === "list"
    ? value
    : { kind: "list" as const, at: value.at, end: value.end, isFlow: true, items: [] };
}

function siteNodes(root: YamlMap): readonly YamlNode[] {
  return listNode(root).items;
}

function itemsOf({ value }: YamlEntry): readonly YamlNode[] {
  return value.kind === "list" ? value.items : [];
}

/** Whether the new text says what was meant of the sites, and all else as before. */
function isMeant({ root }: Before, after: YamlMap, { sites }: Made): boolean {
  const rest = (map: YamlMap | null) =>
    (map?.entries ?? []).filter(({ key }) => key !== "sites").map(({ key, value }) => [key, dataOf(value)]);
  const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
  return same(rest(root), rest(after)) && same(sites, siteNodes(after).map(dataOf));
}

function byHand(file: string): string {
  return `${file} is written in a way in which this cannot be changed without changing more: edit it by hand`;
}
