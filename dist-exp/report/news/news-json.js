// News as JSON: for webhooks, and line by line for `watch --json`.
import { printableJson } from "#formats/index.js";
import { toIso } from "#model/index.js";
import { newsLinks } from "./news-links.js";
/** News with times in words and the addresses in the reading room. */
export function newsJson(item, room) {
    const { id, site, kind, url, at, since, title, summary, importance, verdict, captureId } = item;
    const times = { at: toIso(at), since: since === null ? null : toIso(since) };
    const said = { title, summary, importance, verdict, captureId };
    return { id, site, kind, url, ...times, ...said, ...newsLinks(item, room) };
}
/** One line of JSON, safe on a terminal too. */
export function newsLine(item, room) {
    return `${printableJson({ event: "news", ...newsJson(item, room) }, 0)}\n`;
}
