// The page tree: every directory as a bar, its parts coloured by the verdicts of the pages below it.
import { VERDICTS } from "#model/index.js";
import { directoriesOfPages } from "./directory-tree.js";
import { drawLegend, legendHeight } from "./legend.js";
import { element, escapeMarkup, fitted, picture, textAt, wrapped } from "./svg.js";
import { verdictColour } from "./verdict-style.js";
const WIDTH = 960;
/** Narrower charts have names above their bars, not beside them. */
const LEAST_BESIDE = 640;
const INDENT = 18;
const BAR_HEIGHT = 12;
/** The smallest directory is seen too. */
const LEAST_BAR = 2;
const NOTE_HEIGHT = 16;
/** Draws the tree as an SVG string; only the largest directories where there are very many, and the chart says so. */
export function pageTreeChart(pages, widthPx) {
    return drawPageTree(directoriesOfPages(pages), widthPx);
}
/** Draws directories that were counted already, for a width in pixels. */
export function drawPageTree(figures, widthPx = WIDTH) {
    const { rows, pages, directories } = figures;
    const [root] = rows;
    const layout = layoutFor(widthPx);
    const top = 8;
    const legendTop = top + rows.length * layout.rowHeight + 28;
    const counts = new Map(VERDICTS.flatMap((v) => (root?.counts[v] ? [[v, root.counts[v]]] : [])));
    const notesTop = legendTop + legendHeight(counts, widthPx - 16);
    const notes = notesFor(directories - rows.length).flatMap((note) => wrapped(note, widthPx - 16));
    const body = [
        ...rows.map((row, i) => drawRow(row, top + i * layout.rowHeight, pages, layout)),
        drawLegend(counts, { x: 8, y: legendTop, width: widthPx - 16 }),
        ...notes.map((note, i) => textAt(8, notesTop + 4 + i * NOTE_HEIGHT, note, { "fill-opacity": 0.7 })),
    ];
    const height = notesTop + notes.length * NOTE_HEIGHT + 4;
    const sharp = root?.counts.sharp ?? 0;
    const name = `Directories of the site by verdict: ${sharp} of ${pages} pages sharp in ${directories} directories.`;
    return picture({ width: widthPx, height }, name, body.join(""));
}
function notesFor(left) {
    return [
        "A bar is as long as its directory has pages, with all that lies below it.",
        ...(left > 0 ? [`${left} smaller directories are not drawn`] : []),
    ];
}
function layoutFor(widthPx) {
    if (widthPx < LEAST_BESIDE)
        return {
            rowHeight: 38,
            barTop: 20,
            bar: (depth) => ({ left: 8 + depth * 10, width: widthPx - 16 - depth * 10 }),
            figuresAt: widthPx - 8,
            nameWidth: (depth) => widthPx - 100 - depth * 10,
        };
    const left = Math.round(widthPx * 0.42);
    return {
        rowHeight: 20,
        barTop: 4,
        bar: () => ({ left, width: widthPx - left - 16 }),
        figuresAt: left - 10,
        nameWidth: (depth) => left - 110 - depth * INDENT,
    };
}
function sizeOf({ counts }) {
    return Object.values(counts).reduce((sum, n) => sum + n, 0);
}
function drawRow(row, y, pages, layout) {
    const size = sizeOf(row);
    const present = VERDICTS.filter((verdict) => row.counts[verdict]);
    const full = `${row.name}: ${present.map((v) => `${row.counts[v]} ${v}`).join(", ")}`;
    const { left, width: room } = layout.bar(row.depth);
    const width = Math.max(LEAST_BAR, (room * size) / Math.max(1, pages));
    let x = left;
    const parts = present.map((verdict) => {
        const own = (width * row.counts[verdict]) / size;
        const box = { x, y: y + layout.barTop, width: own, height: BAR_HEIGHT };
        x += own;
        return element("rect", { ...box, fill: verdictColour(verdict) });
    });
    const indent = layout.barTop > BAR_HEIGHT ? left : 8 + row.depth * INDENT;
    return element("g", {}, element("title", {}, escapeMarkup(full)), textAt(indent, y + 14, fitted(row.name, layout.nameWidth(row.depth))), textAt(layout.figuresAt, y + 14, `${row.counts.sharp ?? 0} of ${size}`, {
        "text-anchor": "end",
        "fill-opacity": 0.7,
    }), ...parts);
}
