// The HTML report: one self-contained page that asks nobody for anything.
import { clockTime, coherenceCurve, directoriesOfPages, drawHeat, drawPageTree, isHeatTelling, count, duration, escapeMarkup, fullTime, pagesWord, percent, size, visitRevisitChart, } from "#chart/index.js";
import { cannotProveOf, refreshWords, TELLER, SHARP_MEANING, } from "#model/index.js";
import { htmlPage } from "./html-page.js";
import { SCRIPT } from "./html-style.js";
import { changesSection } from "./html-changes.js";
import { endTablesSection } from "./html-end-tables.js";
import { measuresSection } from "./html-measures.js";
import { spoilersSection } from "./html-spoilers.js";
import { classesTable, pagesTable, verdictsTable } from "./html-tables.js";
import * as words from "../wording.js";
/** The whole page, with the literature's measures where they were taken; every string from the web is escaped. */
export function renderHtml(report, measures = null) {
    // Looks of a watch are proved at no moment: pictures and tables of what is would be full of nothing.
    const isOfMoment = words.speaksOfMoment(report);
    const moment = !isOfMoment ? [] : [charts(report), figures(report), spoilersSection(report)];
    const sections = [
        opening(report),
        ...moment,
        refusals(report),
        changesSection(report),
        isOfMoment ? tree(report) : "",
        pages(report),
        endTablesSection(report),
        measures ? measuresSection(measures) : "",
        limits(report),
        files(report),
        `<footer>Isochron archives a web site as of one moment, and says what it can prove. Capture ${escapeMarkup(report.capture)}.</footer>`,
    ];
    return htmlPage(`${report.site} ${whenOf(report)}`, sections.join("\n"), SCRIPT);
}
function whenOf({ refresh, testimony, startedAt, asOf }) {
    if (testimony)
        return TELLER[testimony.tier];
    return refresh ? refreshWords(startedAt, null) : `as of ${fullTime(asOf)}`;
}
function opening(report) {
    if (report.imported)
        return plainOpening(report, "Import report");
    if (report.refresh)
        return plainOpening(report, "Looks of a watch");
    if (report.testimony)
        return plainOpening(report, "Testimony");
    const { pages: total, sharp } = report.all;
    const share = total === 0 ? 0 : Math.floor((sharp / total) * 1000) / 10;
    return `<header>
<p class="eyebrow">Capture report</p>
<h1>${escapeMarkup(report.site)}</h1>
<p class="figure">${count(sharp)} <small>of ${pagesWord(total)}</small></p>
<p class="lead">seen identical before and after <time datetime="${new Date(report.asOf).toISOString()}"><strong>${clockTime(report.asOf)}</strong></time> (${percent(sharp, total)})</p>
<div class="bar"><i style="width:${share}%"></i></div>
${unproved(report)}<p>${SHARP_MEANING}</p>
${facts(report)}
</header>`;
}
function unproved(report) {
    const sentence = words.scriptBuiltSentence(report);
    return sentence === null ? "" : `<p class="lead"><strong>${escapeMarkup(sentence)}.</strong></p>\n`;
}
/** Of what speaks of no proved moment. */
function plainOpening(report, eyebrow) {
    return `<header>
<p class="eyebrow">${eyebrow}</p>
<h1>${escapeMarkup(report.site)}</h1>
<p class="lead">${escapeMarkup(words.headline(report))}</p>
${facts(report)}
</header>`;
}
function facts(report) {
    const rows = [
        ["As of", words.speaksOfMoment(report) ? fullTime(report.asOf) : null],
        ["Told by", report.testimony?.by ?? null],
        ["Time point", words.plannedTimePoint(report)],
        ["Planner", words.expectation(report)],
        ["Browser", words.renderedSentence(report)],
        ["Seeds", report.seeds.join(", ")],
        [
            report.testimony ? "Taken" : "Captured",
            `${fullTime(report.startedAt)}, in ${duration(report.finishedAt - report.startedAt)}`,
        ],
        ...courseOf(report),
        ...report.notes.map((note) => ["Note", note]),
    ];
    const items = rows.map(([name, value]) => value === null ? "" : `<dt>${name}</dt><dd>${escapeMarkup(value)}</dd>`);
    return `<dl>${items.join("")}</dl>`;
}
function courseOf({ testimony, requests, bytes, delayMs, strategy }) {
    if (testimony)
        return [["Stored", size(bytes)]];
    return [
        ["Requests", `${count(requests)} for pages, ${size(bytes)} stored`],
        ["Pace", `${delayMs} ms between requests to a host, strategy ${strategy}`],
    ];
}
function charts(report) {
    return `<section><h2>Visits and revisits</h2>
<figure>${visitRevisitChart(report)}
<figcaption>A line runs from a page’s visit to its revisit. A solid line across t* is a sharp page.</figcaption></figure>
<figure>${coherenceCurve(report)}
<figcaption>How many pages have an observed interval that contains a given time.</figcaption></figure></section>`;
}
function figures(report) {
    const bodies = words.bodiesSentence(report);
    return `<section><h2>What was observed</h2>
<p>Observed, attested and possible are different kinds of evidence. They stand side by side and are never added up. A composite is a document with all its requisites, and what those need in turn; those that scripts build are counted apart.</p>
${classesTable(report)}
${bodies === null ? "" : `<p>${escapeMarkup(bodies)}</p>`}
${verdictsTable(report)}</section>`;
}
function tree(report) {
    const figures = directoriesOfPages(report.pages);
    return `<section><h2>The site, directory by directory</h2>
<figure>${drawPageTree(figures)}
<figcaption>Each bar is a directory with all that lies below it; its parts are the verdicts of its pages.</figcaption></figure>
${heat(figures)}</section>`;
}
/** A chart of one shade says nothing that a sentence does not. */
function heat({ heat: directories }) {
    if (!isHeatTelling(directories))
        return "";
    return `<figure>${drawHeat(directories)}
<figcaption>As large as a directory has pages; the stronger its colour, the greater the share of them that differed around t*.</figcaption></figure>`;
}
function pages(report) {
    return `<section><h2>Pages</h2>
<p>${report.testimony ? "Every page that is told of. Times are UTC." : report.refresh ? "Every page that was looked at. Times are UTC." : "Every page known to be in scope is counted, with its reason where it is not sharp. Times are UTC."}</p>
${pagesTable(report)}</section>`;
}
function limits(report) {
    const items = cannotProveOf(report).map((sentence) => `<li>${escapeMarkup(sentence)}</li>`);
    return `<section><h2>What this cannot prove</h2><ul>${items.join("")}</ul></section>`;
}
function files(report) {
    if (report.warcs.length === 0)
        return "";
    const items = report.warcs.map((file) => `<li><code>${escapeMarkup(file)}</code></li>`);
    if (report.imported)
        return `<section><h2>Records</h2><p>What was imported, in files that hold it:</p><ul>${items.join("")}</ul></section>`;
    if (report.testimony)
        return `<section><h2>Records</h2><p>The contents themselves, and what is told of them:</p><ul>${items.join("")}</ul></section>`;
    if (report.refresh)
        return `<section><h2>Records</h2><p>The responses themselves, byte for byte:</p><ul>${items.join("")}</ul></section>`;
    return `<section><h2>Evidence</h2><p>The responses themselves, byte for byte, and the certificate that lists every record:</p><ul>${items.join("")}<li><code>certificate.json</code></li></ul></section>`;
}
function refusals(report) {
    const refused = words
        .refusalsOf(report)
        .map(({ code, figures: amount, meaning }) => `<tr><th scope="row"><code>${code}</code></th><td>${amount}</td><td>${meaning}</td></tr>`);
    const labels = words
        .labelsOf(report)
        .map(({ label, pages: amount, meaning }) => `<tr><th scope="row">label ${label}</th><td>${pagesWord(amount)}</td><td>${meaning}</td></tr>`);
    const rows = [...refused, ...labels];
    if (rows.length === 0)
        return "";
    return `<section><h2>Not asked for, and labels</h2>
<p>URLs beside the denominator were counted by rule and shape instead of being kept one by one; <code>report.json</code> lists shapes and examples.</p>
<div class="scroll"><table><tbody>${rows.join("")}</tbody></table></div></section>`;
}
