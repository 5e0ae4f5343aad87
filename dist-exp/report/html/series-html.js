// Quality over the captures of a site, as one self-contained page with a chart.
import { count, duration, escapeMarkup, fullTime, percent, shareChart, } from "#chart/index.js";
import { htmlPage } from "./html-page.js";
import { table } from "./html-tables.js";
import { valueText } from "../measures-wording.js";
/** The whole page; every string from the web is escaped. */
export function renderSeriesHtml(report) {
    const { site, points, completenessModel } = report;
    const title = `Quality of the captures of ${site}`;
    const body = `<header><p class="eyebrow">Series of captures</p><h1>${escapeMarkup(site)}</h1>
<p class="lead">${points.length === 1 ? "1 capture" : `${count(points.length)} captures`}</p></header>
<section><h2>Over time</h2>
<figure>${shareChart("Quality by capture", seriesOf(points))}
<figcaption>Sharp: seen identical before and after the capture’s time point. Attested: the server’s words carry it. They are never added up.</figcaption></figure></section>
<section><h2>Captures</h2>
${table(["capture", "pages", "sharp", "attested", "inducible C", "completeness", "took"], points.map(row), { numeric: 1 })}
<p>Inducible C: Spaniol et al. 2009, Definition 3.6, over the pages looked at on both sides. Completeness: Ben Saad &amp; Gançarski 2011, Definition 5.13, of all captures up to this one; an estimate (${escapeMarkup(completenessModel)}).</p></section>`;
    return htmlPage(title, body);
}
function seriesOf(points) {
    const share = (name, valueOf) => ({
        name,
        points: points.map((point) => ({ at: point.asOf, value: valueOf(point) })),
    });
    return [
        share("sharp", ({ sharp, pages }) => (pages === 0 ? null : sharp / pages)),
        share("attested", ({ attested, pages }) => (pages === 0 ? null : attested / pages)),
        share("inducible coherence C", ({ inducible }) => inducible),
        share("completeness, estimated", ({ completeness }) => completeness),
    ];
}
function row(point) {
    const cells = [
        count(point.pages),
        percent(point.sharp, point.pages),
        percent(point.attested, point.pages),
        valueText(point.inducible, "share"),
        valueText(point.completeness, "share"),
        duration(point.durationMs),
    ].map((text) => `<td class="n">${text}</td>`);
    const note = point.cancelled ? ", cancelled" : "";
    return `<tr><td>${escapeMarkup(point.capture)}<small>as of ${fullTime(point.asOf)}${note}</small></td>${cells.join("")}</tr>`;
}
