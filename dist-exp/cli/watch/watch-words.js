// What a watch says while it runs: a line for each turn and each piece of news, or a JSON object.
import { counted, printable, printableJson } from "#formats/index.js";
import { toIso } from "#model/index.js";
/** A turn in one line; `null` where nothing was done. */
export function turnLine(turn) {
    const { site, at, kind, looks, changes, requests, because } = turn;
    if (kind === "nothing")
        return null;
    const what = kind === "sharp"
        ? `whole capture, ${counted(looks, "look")}`
        : `${counted(looks, "look")}, ${counted(changes, "change")}`;
    return printable(`${toIso(at)}  ${site}  ${what}, ${counted(requests, "request")}  (${because})`);
}
/** A piece of news in one line. */
export function newsWords({ at, site, title, url, importance }) {
    const where = url === null ? "" : `  ${url}`;
    return printable(`${toIso(at)}  ${site}  ${title}${where}  importance ${importance.toFixed(2)}`);
}
/** An event for programs; names may be added, never changed. */
export function eventLine(event, facts) {
    return `${printableJson({ event, ...facts }, 0)}\n`;
}
