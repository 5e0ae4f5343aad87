import { writtenEntry, writtenValue } from "./said-data.js";
/** Sets a key of a map. */
export function setEntry(text, map, key, data) {
    const entry = map.entries.find((one) => one.key === key);
    if (entry)
        return setValue(text, entry, writtenValue(data, map.isFlow));
    const last = map.entries.at(-1);
    const written = writtenEntry(key, data, map.isFlow);
    if (map.isFlow || !last)
        return put(text, last ? last.value.end : map.at + 1, last ? `, ${written}` : written);
    return put(text, lineEnd(text, last.value.end), `${lineBreak(text)}${indentOf(text, map.at)}${written}`);
}
/** Takes a key out of a map that has others. */
export function removeEntry(text, map, key) {
    const at = map.entries.findIndex((one) => one.key === key);
    const places = map.entries.map(({ keyAt, value }) => ({ at: keyAt, end: value.end }));
    const place = places[at];
    if (map.isFlow)
        return cutFlow(text, places, at);
    if (startsLine(text, place.at))
        return cutLines(text, lineStart(text, place.at), place.end);
    // It stands behind the dash of its site: the next key takes its place there, unless a comment lies between them.
    const end = lineEnd(text, place.end);
    const next = places[at + 1].at;
    const isComment = text.slice(end, next).trim() !== "";
    return isComment ? cut(text, trimmedEnd(text, place.at), end) : cut(text, place.at, next);
}
/** Makes keys of a site that is a mere address. */
export function addressToMap(text, node, isFlow) {
    const written = `url: ${text.slice(node.at, node.end)}`;
    return replace(text, node.at, node.end, isFlow ? `{${written}}` : written);
}
/** Puts a site behind the others; `entry` is that of the list, which may have none yet. */
export function appendItem(text, entry, item, isFlow) {
    const { value } = entry;
    if (value.kind === "list" && (isFlow || (value.isFlow && value.items.length > 0)))
        return appendFlow(text, value, item);
    if (value.kind === "list" && !value.isFlow) {
        const indent = indentOf(text, value.at);
        return put(text, lineEnd(text, value.end), blockItem(text, item, indent));
    }
    // The brackets of an empty list go, comments behind them stay.
    const bare = value.kind === "list" ? cut(text, colonOf(text, entry) + 1, value.end) : text;
    return put(bare, lineEnd(bare, entry.keyEnd), blockItem(text, item, `${indentOf(text, entry.keyAt)}  `));
}
/** Puts a list of one site behind a text that holds none. */
export function appendList(text, item) {
    const end = text === "" || text.endsWith("\n") ? "" : lineBreak(text);
    return `${text}${end}sites:${blockItem(text, item, "  ")}${lineBreak(text)}`;
}
/** Takes a site out. */
export function removeItem(text, list, index) {
    if (list.isFlow)
        return cutFlow(text, list.items, index);
    const from = index === 0 ? list.at : lineEnd(text, list.items[index - 1].end);
    return cutLines(text, dashLine(text, { from, column: columnOf(text, list.at) }), list.items[index].end);
}
function setValue(text, entry, written) {
    const { value, keyEnd } = entry;
    if (!text.slice(keyEnd, value.at).includes("\n"))
        return replace(text, value.at, value.end, written);
    // A value below its key comes to stand beside it; a comment beside the key stays.
    const beside = text.slice(colonOf(text, entry) + 1, lineEnd(text, keyEnd)).trimEnd();
    return replace(text, colonOf(text, entry) + 1, value.end, ` ${written}${beside}`);
}
function appendFlow(text, list, item) {
    const written = writtenValue(typeof item === "string" ? item : { pairs: item }, true);
    const last = list.items.at(-1);
    return put(text, last ? last.end : list.at + 1, last ? `, ${written}` : written);
}
/** With the line break before it. */
function blockItem(text, item, indent) {
    const lines = typeof item === "string"
        ? [writtenValue(item, false)]
        : item.map(([key, data]) => writtenEntry(key, data, false));
    return lines.map((line, i) => `${lineBreak(text)}${indent}${i === 0 ? "- " : "  "}${line}`).join("");
}
/** One of several in brackets or braces, with one comma; over several lines all but the one stays where it is. */
function cutFlow(text, places, index) {
    const [place, before, next] = [places[index], places[index - 1], places[index + 1]];
    const from = next || !before || text.slice(before.end, place.at).includes("\n") ? place.at : before.end;
    if (!next)
        return cut(text, from, place.end);
    const behind = text.slice(place.end, next.at);
    if (!behind.includes("\n"))
        return cut(text, from, next.at);
    // Behind a comment the comma would stay, which is no YAML, and is seen to be none.
    return cut(text, from, place.end + (/^[ \t]*,/.exec(behind)?.[0].length ?? 0));
}
/** Whole lines, with the line end behind them or, at the end of the file, before them. */
function cutLines(text, from, end) {
    const to = lineEnd(text, end);
    if (text.startsWith("\r\n", to))
        return cut(text, from, to + 2);
    if (text[to] === "\n")
        return cut(text, from, to + 1);
    return cut(text, from, to).replace(/\r?\n$/, "");
}
/** The start of the first line from there that has its dash in this column: comments have none there. */
function dashLine(text, { from, column }) {
    for (let start = lineStart(text, from); start < text.length; start = nextLine(text, start)) {
        const line = text.slice(start, start + column + 1);
        if (start + column >= from && line.trimStart() === "-" && line.length === column + 1)
            return start;
    }
    return lineStart(text, from);
}
function colonOf(text, { keyEnd }) {
    return text.indexOf(":", keyEnd);
}
function lineStart(text, at) {
    return text.lastIndexOf("\n", at - 1) + 1;
}
function nextLine(text, at) {
    const end = text.indexOf("\n", at);
    return end === -1 ? text.length : end + 1;
}
/** Where the line ends, before its line break; comments are part of it. */
function lineEnd(text, at) {
    const end = text.indexOf("\n", at);
    if (end === -1)
        return text.length;
    return text[end - 1] === "\r" && end > at ? end - 1 : end;
}
function columnOf(text, at) {
    return at - lineStart(text, at);
}
function indentOf(text, at) {
    return " ".repeat(columnOf(text, at));
}
function startsLine(text, at) {
    return text.slice(lineStart(text, at), at).trim() === "";
}
/** The end of what stands before a place, its spaces left out. */
function trimmedEnd(text, at) {
    return text.slice(0, at).trimEnd().length;
}
function lineBreak(text) {
    return text.includes("\r\n") ? "\r\n" : "\n";
}
function put(text, at, more) {
    return replace(text, at, at, more);
}
function cut(text, from, to) {
    return replace(text, from, to, "");
}
function replace(text, from, to, by) {
    return `${text.slice(0, from)}${by}${text.slice(to)}`;
}
