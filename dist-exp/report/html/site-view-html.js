// What an archive proves of a site at every instant of its life, as one self-contained page.
import { count, coverageChart, escapeMarkup, fullTime, pagesWord } from "#chart/index.js";
import { pageLabel, TELLER } from "#model/index.js";
import { measuresSection } from "./html-measures.js";
import { htmlPage } from "./html-page.js";
const MOST_SPOILERS = 200;
/** The whole page; every string from the web is escaped. */
export function renderSiteViewHtml(view, measures = []) {
    const { site, pages, captures } = view;
    const steps = view.steps.map(({ at, pages: proved }) => ({ at: Date.parse(at), count: proved }));
    const body = `<header><p class="eyebrow">What the archive proves</p><h1>${escapeMarkup(site)}</h1>
<p class="lead">${pagesWord(pages)} in ${captures === 1 ? "1 capture" : `${count(captures)} captures`}</p></header>
<section><h2>Proved at every instant</h2>
<figure>${coverageChart("Pages with an observed interval over each instant", steps, pages)}
<figcaption>Observed only: a page counts where two identical responses lie around the instant and none differing between. The dashed line is all pages.</figcaption></figure>
${best(view)}</section>
${(view.told ?? []).map(toldSection).join("\n")}
${measures.map(measuresSection).join("\n")}`;
    return htmlPage(`What the archive proves of ${site}`, body);
}
/** Told by others: a chart of its own, since nothing of it may be added to what is proved. */
function toldSection({ tier, pages, versions, steps }) {
    const shown = steps.map(({ at, pages: some }) => ({ at: Date.parse(at), count: some }));
    return `<section><h2>${TITLES[tier]}</h2>
<figure>${coverageChart(`Pages of which ${tier} evidence tells at each instant`, shown, pages)}
<figcaption>${TELLER[tier].charAt(0).toUpperCase()}${TELLER[tier].slice(1)}: ${pagesWord(pages)}, ${count(versions)} versions. No look of ours stands behind it, and it is not part of what is proved.</figcaption></figure></section>`;
}
const TITLES = { served: "Served to visitors", source: "Published, as the owner says" };
function best({ best: found, span, pages }) {
    if (!found)
        return "<p>No page was seen twice in one state: nothing is proved at any instant.</p>";
    const time = (iso) => fullTime(Date.parse(iso));
    const over = span
        ? `<p>As of [${time(span.from)}, ${time(span.to)}]: ${count(span.pages)} of ${pagesWord(pages)} seen identical before and after it, none differing between.</p>`
        : "";
    const left = found.spoilers.length - MOST_SPOILERS;
    const more = left > 0 ? `<li class="faint">… and ${count(left)} more; <code>--json</code> lists them</li>` : "";
    const items = found.spoilers
        .slice(0, MOST_SPOILERS)
        .map((url) => `<li>${escapeMarkup(pageLabel(url))}</li>`);
    const spoilers = items.length === 0 ? "" : `<h3>Not proved there</h3><ul class="addresses">${items.join("")}${more}</ul>`;
    return `<p>Best instant: <strong>${time(found.asOf)}</strong>, ${count(found.pages)} of ${pagesWord(pages)}, the same from ${time(found.from)} to ${time(found.to)}.</p>${over}${spoilers}`;
}
