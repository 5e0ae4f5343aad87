// News of an hour, a day or a week in one message: as plain text, and the same as a small page without anything to load.
import { counted, oneLine, xmlText } from "#formats/index.js";
import { toIso } from "#model/index.js";
import { newsLinks } from "./news-links.js";
const MOST_TITLE_CHARS = 200;
const MOST_SUMMARY_CHARS = 500;
/** Of the subject; the rest of a title is in the message. */
const MOST_SUBJECT_CHARS = 120;
/** The message of these news. */
export function newsDigest(items, { channel, room, left }) {
    const sites = [...new Set(items.map(({ site }) => site))];
    // What matters most comes first, site by site; among equals, what came first.
    const ordered = (site) => items.filter((item) => item.site === site).toSorted((a, b) => b.importance - a.importance);
    const parts = sites.map((site) => ({ site, items: ordered(site) }));
    const end = left === 0 ? [] : [`And ${counted(left, "more piece")} of news: see the feed in ${room}`];
    const foot = [...end, `Sent by Isochron over the channel ${oneLine(channel, 100)}.`];
    return {
        subject: subjectOf(items, left),
        text: asText(parts, room, foot),
        html: asHtml(parts, room, foot),
    };
}
/** One line, whatever a page's title is made of: a header ends at a line's end. */
function subjectOf(items, left) {
    const [first] = items;
    const others = items.length + left - 1;
    const about = first === undefined ? "no news" : `${first.site}: ${first.title}`;
    return oneLine(about, MOST_SUBJECT_CHARS) + (others > 0 ? ` (and ${others} more)` : "");
}
function asText(parts, room, foot) {
    const entry = (item) => {
        const { title, summary, when } = told(item);
        const { diff, proof } = newsLinks(item, room);
        return [`* ${title}`, `  ${when}`, `  ${summary}`, `  What changed: ${diff}`, `  Proof: ${proof}`].join("\n");
    };
    const sites = parts.map(({ site, items }) => `${oneLine(site, 100)}\n\n${items.map(entry).join("\n\n")}`);
    return `${sites.join("\n\n\n")}\n\n-- \n${foot.join("\n")}\n`;
}
function asHtml(parts, room, foot) {
    const entry = (item) => {
        const { title, summary, when } = told(item);
        const { diff, proof } = newsLinks(item, room);
        return `<li><p><a href="${xmlText(diff)}"><b>${xmlText(title)}</b></a><br>${xmlText(when)}<br>${xmlText(summary)}<br><a href="${xmlText(proof)}">Proof</a></p></li>\n`;
    };
    const sites = parts.map(({ site, items }) => `<h2>${xmlText(oneLine(site, 100))}</h2>\n<ul>\n${items.map(entry).join("")}</ul>\n`);
    const lines = foot.map((line) => `<p>${xmlText(line)}</p>\n`).join("");
    return `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>News</title></head><body dir="ltr">\n${sites.join("")}<hr>\n${lines}</body></html>\n`;
}
function told({ title, summary, at, since, url }) {
    const seen = `seen ${toIso(at)}${since === null ? "" : `, not yet ${toIso(since)}`}`;
    return {
        title: oneLine(title, MOST_TITLE_CHARS),
        summary: oneLine(summary, MOST_SUMMARY_CHARS),
        when: `${url === null ? "" : `${oneLine(url, MOST_SUMMARY_CHARS)}, `}${seen}`,
    };
}
