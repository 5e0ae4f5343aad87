// The page around an archived page. It says what is shown; since it is of another origin, nothing that the archived
// page does (titles, history, scripts) changes what it says, and its policy keeps the frame on the site's origin.
import { framedPath, replayPath } from "#access/index.js";
import { clockTime, escapeMarkup, fullTime } from "#chart/index.js";
import { toIso } from "#model/index.js";
import { FRAMING_SCRIPT } from "./view/banner-script.js";
import { BANNER_STYLE } from "./view/banner-style.js";
import { evidencePanel } from "./view/evidence-markup.js";
import { apart, link, shownText, stateMark, timeMarkup } from "./view/markup.js";
import { stripMarkup, versionsMarkup } from "./view/versions-markup.js";
import { CLASS_SHORT, partsWords } from "./view/view-words.js";
const ICON = `<svg viewBox="0 0 32 32" aria-hidden="true"><g stroke="#2f8f77" stroke-width="2.4" stroke-linecap="round">` +
    `<path d="M13 8h6M10 13h12M7 18h18M4 23h24"/></g><path d="M16 3v26" stroke="#8a8f92" stroke-width="1.6"/></svg>`;
/** The framing page. */
export function framingPage(facts, place) {
    const target = { url: facts.url, at: facts.at };
    const framed = framedPath(place.sitePrefix, target, place.isOutlined);
    const frame = (source) => `<iframe id="page" title="The archived page" sandbox="allow-scripts allow-same-origin allow-forms" allow=""${source}></iframe>`;
    const body = 
    // The script loads the frame, with the fragment that only it can see; without scripts it is loaded as it is.
    `<style>${BANNER_STYLE}</style>${banner(facts, place)}<template>${frame("")}</template>` +
        `<noscript>${frame(` src="${escapeMarkup(framed)}"`)}</noscript>`;
    const title = `${facts.url} as of ${toIso(facts.shown.storedAt)}`;
    const served = place.view === null ? "" : `${place.prefix}/served/${place.view}`;
    return page(title, { ...target, prefix: place.prefix, framed, served }, body);
}
function banner(facts, place) {
    const { prefix, uiOrigin } = place;
    return (`<header><a class="skip" href="#page">Skip to the archived page</a><div class="top">` +
        link(`${uiOrigin}/`, ICON, ` class="mark" title="All captures" aria-label="All captures"`) +
        `<div class="what">${shownLine(facts)}${evidenceLine(facts, place)}</div>` +
        `<div class="ways">${versionsMarkup(facts.versions, prefix)}${changedLink(facts, uiOrigin)}` +
        `${link(`${uiOrigin}/`, "All captures")}</div></div>${stripMarkup(facts.versions, prefix)}</header>`);
}
function shownLine({ url, shown: { storedAt } }) {
    return `<p class="line"><code title="${shownText(url)}">${apart(url)}</code> as captured at ${timeMarkup(storedAt, toIso(storedAt))}</p>`;
}
/** How well the view is known: a line, and behind it all of it. */
export function evidenceLine(facts, place) {
    const { shown, at, wishedAt, composite } = facts;
    const asked = wishedAt ?? (at === shown.storedAt ? null : at);
    const wish = asked === null ? "" : `<span class="faint">asked for as of ${wishMarkup(asked, shown.storedAt)}</span>`;
    const still = place.isScripted ? "" : `<span class="faint">Shown without its scripts.</span>`;
    return (`<details><summary>${stateMark(shown.evidence.tier)}<span>${CLASS_SHORT[composite.class]}</span>` +
        `<span class="faint">${partsWords(composite)}</span>${wish}${still}</summary>${evidencePanel(facts, place)}</details>`);
}
/** The time alone where the day stands on the line above. */
function wishMarkup(asked, storedAt) {
    const isOneDay = toIso(asked).slice(0, 10) === toIso(storedAt).slice(0, 10);
    return timeMarkup(asked, isOneDay ? clockTime(asked) : fullTime(asked));
}
/** Where the version before has the same address, the interface compares the two. */
function changedLink({ shown, versions: { previous } }, uiOrigin) {
    if (previous === null || previous.url !== shown.url)
        return "";
    const address = `${uiOrigin}/#/diff/${previous.at}/${shown.storedAt}/${encodeURIComponent(shown.url)}`;
    return link(address, "What changed", ` title="Compared with the version before"`);
}
/** Our page in a frame: it leads on to another archived page. */
export function hopPage(target, sitePrefix) {
    const words = `<noscript><p>This link leads to ${apart(target.url)} as of ${toIso(target.at)}. Without scripts the window cannot follow it: open it from the list of captures.</p></noscript>`;
    const framed = framedPath(sitePrefix, target);
    return page("Going on", { ...target, prefix: "", framed, served: "" }, words);
}
function page(title, { url, at, prefix, framed, served }, body) {
    const data = { prefix, address: replayPath("", { url, at }).slice(1), framed, served };
    const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeMarkup(value)}"`);
    return (`<!doctype html><html lang="en"${attributes.join("")}><meta charset="utf-8"><title>${shownText(title)}</title>` +
        `<meta name="viewport" content="width=device-width, initial-scale=1"><body>${body}<script>${FRAMING_SCRIPT}</script></html>\n`);
}
