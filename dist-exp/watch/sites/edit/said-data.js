// Values as plain data, on their way from a command line into the file and back for comparison.
import { yamlText } from "../yaml/yaml-text.js";
import { readYaml } from "../yaml/yaml-tree.js";
/** The data of a tree, without places and styles. */
export function dataOf(node) {
    if (node.kind === "text")
        return node.text;
    if (node.kind === "list")
        return node.items.map(dataOf);
    return { pairs: node.entries.map(({ key, value }) => [key, dataOf(value)]) };
}
/** A value as somebody gives it on a command line: `[a, b]`, `{sitemaps: false}`, `"a text"`, or a text as it stands. */
export function saidValue(text) {
    if (!/^\s*[[{"']/.test(text))
        return text.trim();
    const read = readYaml(text);
    // What is no list is a text: a regular expression may begin with a bracket too.
    return "faults" in read || read.root === null ? text.trim() : dataOf(read.root);
}
/** As it is written into a file, in one line; `isFlow` where it comes to stand in brackets or braces. */
export function writtenValue(data, isFlow) {
    if (typeof data === "string" && !isFlow)
        return yamlText(data);
    // In brackets more must be put in quotation marks; they are taken off again.
    const inside = yamlText([plainOf(data)]);
    return typeof data === "string" || isFlow ? inside.slice(1, -1).trim() : yamlText(plainOf(data));
}
/** A key with its value. */
export function writtenEntry(key, data, isFlow) {
    return `${yamlText(key)}: ${writtenValue(data, isFlow)}`;
}
function plainOf(data) {
    if (typeof data === "string")
        return data;
    if ("pairs" in data)
        return new Map(data.pairs.map(([key, value]) => [key, plainOf(value)]));
    return data.map(plainOf);
}
