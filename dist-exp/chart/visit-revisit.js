// The visit–revisit chart: one line per page from its visit to its revisit, around t*. Rows follow the order
// of the visits, so a symmetric plan reads as an organ pipe and a first-in-first-out crawl as a slanted band.
import { VERDICTS, pageLabel } from "#model/index.js";
import { drawLegend, legendHeight } from "./legend.js";
import { coordinate, element, escapeMarkup, picture, textAt, wrapped } from "./svg.js";
import { drawAsOf, drawTimeAxis, timeScale } from "./time-axis.js";
import { thin } from "./thinning.js";
import { verdictColour, verdictDash } from "./verdict-style.js";
const WIDTH = 960;
const TALLEST_ROW = 12;
const PLOT_LEFT = 48;
/** Narrower charts have less beside them, and no name where the name of t* may stand. */
const [NARROW, NARROW_LEFT] = [480, 26];
const AS_OF_NAME_PX = 124;
const PLOT_TOP = 44;
const LONGEST_NAME = 160;
/** Pages that get a line; more are thinned, each verdict alike. */
export const MOST_LINES = 480;
/** Chooses the pages that {@link visitRevisitChart} draws. */
export function visitFigures(pages) {
    const timed = pages.filter((page) => firstAt(page) !== null);
    const { kept, oneIn } = thin(inOrderOfVisit(timed), MOST_LINES, (page) => page.verdict);
    return {
        pages: kept,
        total: pages.length,
        counts: countVerdicts(pages),
        untimed: pages.length - timed.length,
        oneIn,
    };
}
/** Draws the chart as an SVG string; more than 480 pages are thinned, each verdict alike, and the chart says so. */
export function visitRevisitChart(input, widthPx) {
    return drawVisits(input.asOf, visitFigures(input.pages), widthPx);
}
/** Draws pages that were chosen already, for a width in pixels. */
export function drawVisits(asOf, figures, widthPx = WIDTH) {
    const kept = inOrderOfVisit(figures.pages);
    const rowHeight = Math.min(TALLEST_ROW, MOST_LINES / Math.max(kept.length, 1));
    const plot = {
        left: widthPx < NARROW ? NARROW_LEFT : PLOT_LEFT,
        right: widthPx - 16,
        top: PLOT_TOP,
        bottom: PLOT_TOP + Math.max(rowHeight * kept.length, 24) + 8,
    };
    const rows = kept.map((page, i) => toRow(page, plot.bottom - 4 - (i + 0.5) * rowHeight));
    const scale = timeScale([asOf, ...rows.flatMap((row) => [row.from, row.to])], plot);
    const counts = new Map(VERDICTS.flatMap((v) => (figures.counts[v] ? [[v, figures.counts[v]]] : [])));
    const roomPx = plot.right - plot.left;
    const notes = notesFor(figures.untimed, figures.oneIn).flatMap((note) => wrapped(note, roomPx));
    const legend = drawLegend(counts, { x: plot.left, y: plot.bottom + 44, width: roomPx });
    const notesTop = plot.bottom + 44 + legendHeight(counts, roomPx);
    const body = [
        drawTimeAxis(scale, plot, asOf),
        drawPassNames(plot, scale.x(asOf)),
        // Sharp pages first, so that the exceptions lie on top of them.
        ...VERDICTS.map((verdict) => drawRows(verdict, rows, scale, rowHeight)),
        drawAsOf(scale, plot, asOf),
        legend,
        ...notes.map((note, i) => textAt(plot.left, notesTop + i * 16, note, { "fill-opacity": 0.7 })),
    ];
    const height = notesTop + notes.length * 16;
    return picture({ width: widthPx, height }, describe(asOf, figures.total, counts), body.join(""));
}
function firstAt(page) {
    return page.visitAt ?? page.revisitAt;
}
function inOrderOfVisit(pages) {
    const lastAt = (page) => page.revisitAt ?? page.visitAt;
    return pages.toSorted((a, b) => firstAt(a) - firstAt(b) || lastAt(b) - lastAt(a) || compare(a.url, b.url));
}
function compare(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}
function toRow(page, y) {
    const from = firstAt(page);
    return { page, from, to: page.revisitAt ?? from, y };
}
function countVerdicts(pages) {
    const counts = {};
    for (const { verdict } of pages)
        counts[verdict] = (counts[verdict] ?? 0) + 1;
    return counts;
}
function notesFor(untimed, oneIn) {
    const notes = [];
    if (oneIn > 1)
        notes.push(`Each line stands for ${oneIn} pages of the same verdict.`);
    if (untimed > 0) {
        notes.push(`${untimed === 1 ? "1 page was" : `${untimed} pages were`} never requested and no line is drawn.`);
    }
    return notes;
}
function drawPassNames(plot, asOfX) {
    const faint = { "fill-opacity": 0.7 };
    const middle = (plot.top + plot.bottom) / 2;
    const isFree = (x) => plot.left >= PLOT_LEFT || Math.abs(x - asOfX) > AS_OF_NAME_PX;
    return ((isFree(plot.left) ? textAt(plot.left, plot.top - 14, "visits", faint) : "") +
        (isFree(plot.right)
            ? textAt(plot.right, plot.top - 14, "revisits", { ...faint, "text-anchor": "end" })
            : "") +
        textAt(0, 0, "pages, first visited lowest", {
            ...faint,
            "text-anchor": "middle",
            transform: `translate(${plot.left - 14} ${Math.round(middle)}) rotate(-90)`,
        }));
}
function drawRows(verdict, rows, scale, rowHeight) {
    const own = rows.filter((row) => row.page.verdict === verdict);
    if (own.length === 0)
        return "";
    const marks = own.map((row) => drawRow(row, scale, rowHeight)).join("");
    // Dense rows of sharp pages close up to an even ground; the exceptions stay stronger than it.
    const width = verdict === "sharp"
        ? Math.min(2.4, rowHeight < 2 ? rowHeight + 1 : rowHeight * 0.5)
        : Math.max(1.8, rowHeight * 0.2);
    const opacity = verdict === "sharp" && rowHeight < 4 ? 0.75 : null;
    const look = {
        stroke: verdictColour(verdict),
        opacity,
        "stroke-width": width,
        fill: "none",
    };
    return element("g", look, marks);
}
function drawRow(row, scale, rowHeight) {
    const { page, y } = row;
    const x1 = scale.x(row.from);
    const x2 = scale.x(row.to);
    const title = element("title", {}, escapeMarkup(titleOf(page)));
    const radius = Math.max(0.8, Math.min(2.4, rowHeight * 0.35));
    const solid = { cy: y, r: radius, fill: verdictColour(page.verdict) };
    if (row.from === row.to)
        return element("g", {}, title, element("circle", { ...solid, cx: x1 }));
    const line = element("path", {
        d: `M${coordinate(x1)} ${coordinate(y)}H${coordinate(x2)}`,
        "stroke-dasharray": verdictDash(page.verdict),
    });
    if (rowHeight < 4)
        return element("g", {}, title, line);
    // A hollow end says that the second response was not the same as the first.
    const same = page.verdict === "sharp" || page.verdict === "attested";
    const end = same ? { ...solid, cx: x2 } : { ...solid, cx: x2, fill: "var(--isochron-ground, none)" };
    return element("g", {}, title, line, element("circle", { ...solid, cx: x1 }), element("circle", end));
}
function titleOf(page) {
    const label = pageLabel(page.url);
    const name = label.length > LONGEST_NAME ? `${label.slice(0, LONGEST_NAME)}…` : label;
    return `${name} – ${page.verdict}`;
}
function describe(at, pages, counts) {
    const parts = [...counts].map(([verdict, count]) => `${count} ${verdict}`).join(", ");
    const asOf = new Date(at).toISOString();
    return `Visit and revisit of ${pages} pages around ${asOf}: ${parts || "no pages"}.`;
}
