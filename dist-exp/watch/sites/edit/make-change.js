import { nearestWord } from "../nearest-word.js";
import { entryOf } from "../read-site.js";
import { quoted } from "../yaml/fault.js";
import { readYaml } from "../yaml/yaml-tree.js";
import { dataOf } from "./said-data.js";
import { saidPairs } from "./said-changes.js";
import { addressToMap, appendItem, appendList, removeEntry, removeItem, setEntry } from "./splice.js";
/** Makes it. */
export function makeChange(text, before, change) {
    const pairs = "remove" in change ? [] : saidPairs(change.says);
    if ("problem" in pairs)
        return pairs;
    if ("add" in change)
        return addSite(text, before, itemOf(change.add, pairs));
    const name = "edit" in change ? change.edit : change.remove;
    const index = before.plan.sites.findIndex((site) => site.name === name);
    if (index === -1 || before.root === null)
        return { problem: noSite(name, before.plan) };
    return "edit" in change ? editSite(text, before.root, { index, pairs }) : cutSite(text, before.root, index);
}
/** The nodes of the sites in the list. */
export function siteNodes(root) {
    const value = entryOf(root, "sites")?.value;
    return value?.kind === "list" ? value.items : [];
}
function noSite(name, { sites }) {
    const meant = nearestWord(name, sites.slice(0, 1000).map((site) => site.name));
    return `no site ${quoted(name)}${meant === null ? "" : `; did you mean ${meant}?`}; isochron sites list shows them`;
}
/** A site of which nothing but its address is said is one line. */
function itemOf(urls, said) {
    const own = said.filter(([, value]) => value !== "");
    const [first = ""] = urls;
    if (urls.length === 1 && own.length === 0)
        return first;
    return [urls.length === 1 ? ["url", first] : ["urls", urls], ...own];
}
function addSite(text, { root }, item) {
    const entry = root && entryOf(root, "sites");
    const made = entry ? appendItem(text, entry, item, root.isFlow) : appendList(text, item);
    const sites = root ? siteNodes(root).map(dataOf) : [];
    const data = typeof item === "string" ? item : { pairs: item };
    return { text: made, index: sites.length, sites: [...sites, data] };
}
function editSite(text, root, { index, pairs }) {
    const node = siteNodes(root)[index];
    let made = node.kind === "text" ? addressToMap(text, node, listOf(root).isFlow) : text;
    let data = pairsOf(dataOf(node));
    for (const [key, value] of pairs.flatMap(withRival)) {
        const next = editOnce(made, index, [key, value]);
        if (next === null)
            return { problem: `${key}: cannot be changed here: edit the file by hand` };
        made = next;
        data = withPair(data, key, value);
    }
    const sites = siteNodes(root).map((one, i) => (i === index ? { pairs: data } : dataOf(one)));
    return { text: made, index, sites };
}
/** One key at a time, each at the places of the text as it has become. */
function editOnce(text, index, [key, value]) {
    const read = readYaml(text);
    const map = "root" in read && read.root?.kind === "map" ? siteNodes(read.root)[index] : undefined;
    if (map?.kind !== "map")
        return null;
    if (value !== "")
        return setEntry(text, map, key, value);
    return entryOf(map, key) && map.entries.length > 1 ? removeEntry(text, map, key) : text;
}
/** A site has its addresses under one key: who sets one of the two takes the other out. */
function withRival([key, value]) {
    const rival = { url: "urls", urls: "url" }[key];
    return rival === undefined || value === ""
        ? [[key, value]]
        : [
            [key, value],
            [rival, ""],
        ];
}
function withPair(pairs, key, value) {
    if (value === "")
        return pairs.length > 1 ? pairs.filter(([name]) => name !== key) : pairs;
    const has = pairs.some(([name]) => name === key);
    return has ? pairs.map(([name, old]) => [name, name === key ? value : old]) : [...pairs, [key, value]];
}
function pairsOf(data) {
    return typeof data === "object" && "pairs" in data ? data.pairs : [["url", data]];
}
function cutSite(text, root, index) {
    const sites = siteNodes(root).filter((_, i) => i !== index);
    return { text: removeItem(text, listOf(root), index), index: null, sites: sites.map(dataOf) };
}
function listOf(root) {
    return entryOf(root, "sites").value;
}
