// Our own pages beside archived ones: what is not here, what is, and where to go on.
import { replayPath } from "#access/index.js";
import { escapeMarkup } from "#chart/index.js";
import { toIso } from "#model/index.js";
import { NOTICE_STYLE } from "./view/notice-style.js";
const MOST_LISTED = 10;
/** Says that the archive holds nothing under the URL, and lists the captures nearest to the time asked for. */
export function absentNotice(target, captures, place) {
    const near = nearestCaptures(captures, target.at);
    const list = near.length === 0
        ? "<p>No capture in this archive is finished yet.</p>"
        : `<h2>What is here, nearest in time first</h2><ul>${near.map((one) => item(one, place)).join("")}</ul>`;
    return notice("Not in this archive", `<p>No response is stored for <code>${escapeMarkup(target.url)}</code>, at ${toIso(target.at)} or any other time. ` +
        `This says nothing about whether the page existed.</p>${list}`, place);
}
/** Says that a response is stored and cannot be shown. */
export function unreadableNotice(target, storedAt, reason, place) {
    return notice("Stored, but not readable", `<p>A response for <code>${escapeMarkup(target.url)}</code> of ${toIso(storedAt)} is stored, but ` +
        `${escapeMarkup(reason)}. Nothing was changed in the archive.</p>`, place);
}
/** Says that what is stored is a redirect to itself. */
export function circularNotice(target, { at, status }, place) {
    return notice("A redirect to itself", `<p>The response for <code>${escapeMarkup(target.url)}</code> of ${toIso(at)} is a redirect (${status ?? "3xx"}) to ` +
        "the same address, and no other response for it is stored. On the web a cookie, set with the redirect, ends " +
        "such a round; archived pages are asked for without any. Nothing was changed in the archive.</p>", place);
}
/** Says what these origins are for. */
export function unknownAddressNotice(place) {
    return notice("This is where archived pages are shown", "<p>An address here is a time and a URL: <code>/20261115123107412/http://example.org/</code></p>", place);
}
/** Says that an archived page is not shown without the page around it. */
export function unframedNotice(place) {
    return notice("Archived pages are shown in a frame", "<p>This address is one for the inside of that frame. Open the page from the list of captures.</p>", place);
}
/** Says that a rule keeps something from the reader, in the rule's own words. */
export function withheldNotice(title, message) {
    return notice(title, `<p>${escapeMarkup(message)}</p>`, null);
}
function nearestCaptures(captures, at) {
    return captures
        .filter((one) => one.asOf !== null)
        .sort((a, b) => Math.abs(a.asOf - at) - Math.abs(b.asOf - at) || a.asOf - b.asOf)
        .slice(0, MOST_LISTED);
}
function item(capture, { prefix }) {
    const [seed] = capture.seeds;
    const when = `<small>as of ${toIso(capture.asOf)}</small>`;
    if (seed === undefined)
        return `<li>${escapeMarkup(capture.site)} ${when}</li>`;
    const path = replayPath(prefix, { url: seed, at: capture.asOf });
    return `<li><a href="${escapeMarkup(path)}">${escapeMarkup(capture.site)}</a> ${when}</li>`;
}
function notice(title, body, place) {
    const home = place ? `<a href="${escapeMarkup(place.uiOrigin)}/">All captures</a>` : "";
    return (`<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>` +
        `<meta name="viewport" content="width=device-width, initial-scale=1"><style>${NOTICE_STYLE}</style>` +
        `<header>Isochron<small>archived pages</small></header>` +
        `<main><h1>${title}</h1>${body}</main><footer>${home}</footer></html>\n`);
}
