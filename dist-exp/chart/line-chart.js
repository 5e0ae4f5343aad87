// Figures along a quantity, as lines: one per series.
import { framed, plotArea } from "./plot-frame.js";
import { seriesColour, seriesDash } from "./series-style.js";
import { coordinate, element, textAt } from "./svg.js";
import { valueAxis } from "./value-axis.js";
/** A chart of lines as an SVG string; axes fit the data. */
export function lineChart(labels, series, widthPx) {
    const area = plotArea(widthPx);
    const points = series.flatMap((line) => line.points);
    const x = valueAxis(points.map(([value]) => value), area.left, area.right);
    const y = valueAxis(points.map(([, value]) => value), area.bottom, area.top);
    const marks = x.ticks.map((tick) => textAt(x.at(tick), area.bottom + 18, x.label(tick), { "text-anchor": "middle" }));
    const lines = series.map((line, k) => {
        const path = line.points.map(([px, py]) => `${coordinate(x.at(px))},${coordinate(y.at(py))}`).join(" ");
        const look = { stroke: seriesColour(k), "stroke-width": 2, "stroke-dasharray": seriesDash(k) };
        return element("polyline", { points: path, fill: "none", ...look });
    });
    const names = series.map((line) => line.name);
    return framed({ ...labels, series: names }, area, y, [...marks, ...lines].join(""));
}
