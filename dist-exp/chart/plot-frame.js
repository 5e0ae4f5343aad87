// The frame that line and bar charts share: title, grid, axis labels and legend.
import { seriesColour, seriesDash } from "./series-style.js";
import { element, fitted, picture, textAt } from "./svg.js";
/** What a chart in a report is drawn for. */
const WIDTH = 760;
const LEGEND_ROW = 18;
/** Narrower columns would cut the names of series. */
const LEAST_COLUMN = 150;
const MOST_COLUMNS = 3;
const TITLE_CHAR = 8;
/** The area left for data in a picture of a width in pixels; `footer` is room for the labels below. */
export function plotArea(width = WIDTH, footer = 40) {
    const left = width < 480 ? 54 : 70;
    return { width, left, right: width - 16, top: 40, bottom: 40 + 260 - (footer - 40) };
}
/** How many labels of a width in pixels stand beside each other along the area. */
export function labelsAlong({ left, right }, labelPx, most) {
    return Math.max(2, Math.min(most, Math.floor((right - left) / labelPx)));
}
/** Wraps drawn data into a titled picture with a grid, both axes' names and a legend. */
export function framed(labels, area, y, drawn) {
    const legendTop = 40 + 260 + 52;
    const columns = Math.max(1, Math.min(MOST_COLUMNS, Math.floor((area.width - 40) / LEAST_COLUMN)));
    const rows = Math.ceil(labels.series.length / columns);
    const middle = (area.left + area.right) / 2;
    const body = [
        textAt(area.left, 22, fitted(labels.title, area.right - area.left, TITLE_CHAR), {
            "font-size": 15,
            "font-weight": 600,
        }),
        ...y.ticks.map((tick) => gridLine(area, y.at(tick), y.label(tick))),
        drawn,
        textAt(middle, legendTop - 14, labels.xLabel, { "text-anchor": "middle" }),
        textAt(0, 0, labels.yLabel, {
            "text-anchor": "middle",
            transform: `translate(16 ${(area.top + area.bottom) / 2}) rotate(-90)`,
        }),
        ...labels.series.map((name, k) => legendEntry(name, k, { top: legendTop, columns, width: area.width })),
    ].join("");
    return picture({ width: area.width, height: legendTop + rows * LEGEND_ROW + 4 }, labels.title, body);
}
function gridLine(area, y, label) {
    const line = {
        x1: area.left,
        x2: area.right,
        y1: y,
        y2: y,
        stroke: "currentColor",
        "stroke-opacity": 0.18,
    };
    return element("line", line) + textAt(area.left - 6, y + 4, label, { "text-anchor": "end" });
}
function legendEntry(name, k, { top, columns, width }) {
    const x = 20 + (k % columns) * ((width - 40) / columns);
    const y = top + Math.floor(k / columns) * LEGEND_ROW;
    const sample = {
        x1: x,
        x2: x + 26,
        y1: y,
        y2: y,
        stroke: seriesColour(k),
        "stroke-width": 3,
        "stroke-dasharray": seriesDash(k),
    };
    return element("line", sample) + textAt(x + 32, y + 4, name);
}
