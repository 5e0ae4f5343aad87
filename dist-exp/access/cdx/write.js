// How answers of the CDX server are written: as the Wayback Machine does, or as pywb does.
import { toTimestamp17 } from "#model/index.js";
import { formatPlace } from "./place.js";
/** The media type of an answer. */
export function cdxType({ dialect, output }) {
    if (output !== "json")
        return "text/plain; charset=utf-8";
    return dialect === "wayback" ? "application/json" : "application/x-ndjson";
}
/** An answer as text, piece by piece. */
export function writeCdx(items, request) {
    return request.dialect === "wayback" && request.output === "json"
        ? arrays(items, request.fields)
        : lines(items, request);
}
/** How many pages an answer has: a number for clients of the Wayback Machine, an object for those of pywb. */
export function writePageCount(count, { dialect }) {
    return dialect === "wayback" ? `${count.pages}\n` : `${JSON.stringify(count)}\n`;
}
async function* lines(items, request) {
    const write = LINES[request.output];
    for await (const item of items) {
        if (item.kind === "capture")
            yield `${write(item.entry, request.fields)}\n`;
        else if (request.output === "json")
            yield `${JSON.stringify({ resumeKey: formatPlace(item.place) })}\n`;
        // Behind an empty line, as the Wayback Machine gives it.
        else
            yield `\n${formatPlace(item.place)}\n`;
    }
}
const LINES = {
    text: (entry, fields) => fields.map(({ valueOf }) => word(valueOf(entry))).join(" "),
    json: (entry, fields) => objectOf(entry, fields),
    cdxj: (entry, fields) => `${entry.surt} ${toTimestamp17(entry.at)} ${objectOf(entry, fields.filter(({ name }) => name !== "urlkey" && name !== "timestamp"))}`,
};
/** A field of a line that is parted by spaces. */
function word(value) {
    return value === null || value === "" ? "-" : value.replace(/\s/g, (space) => encodeURIComponent(space));
}
function objectOf(entry, fields) {
    return JSON.stringify(Object.fromEntries(fields.flatMap(({ name, valueOf }) => {
        const value = valueOf(entry);
        return value === null ? [] : [[name, value]];
    })));
}
/** One JSON array of arrays, the names of the fields first; nothing at all is an empty array. */
async function* arrays(items, fields) {
    let isFirst = true;
    for await (const item of items) {
        if (isFirst)
            yield `[${JSON.stringify(fields.map(({ name }) => name))}`;
        isFirst = false;
        if (item.kind === "more")
            yield `,\n[],\n${JSON.stringify([formatPlace(item.place)])}`;
        else
            yield `,\n${JSON.stringify(fields.map(({ valueOf }) => valueOf(item.entry) ?? "-"))}`;
    }
    yield isFirst ? "[]\n" : "]\n";
}
