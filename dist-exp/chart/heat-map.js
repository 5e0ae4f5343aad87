// Figures by hour and weekday as shades: when a site changes, at a glance.
import { element, escapeMarkup, picture, textAt } from "./svg.js";
/** Of a cell where there is room for it. */
const WIDEST_CELL = 26;
const ROW = 26;
const LEFT = 52;
const TOP = 46;
/** A heat map as an SVG string; `values` go row by row, and the greatest is darkest. */
export function heatMap(labels, values, widthPx = Infinity) {
    const { columns, rows } = labels;
    const cell = Math.min(WIDEST_CELL, Math.floor((widthPx - LEFT - 8) / Math.max(1, columns.length)));
    let most = 0;
    for (let i = 0; i < values.length; i++)
        most = Math.max(most, values[i]);
    const cells = rows.flatMap((row, r) => columns.map((column, c) => {
        const value = values[r * columns.length + c] ?? 0;
        const shade = {
            fill: "var(--isochron-series-1, #2f8f77)",
            "fill-opacity": most === 0 ? 0 : value / most,
        };
        const box = { x: LEFT + c * cell, y: TOP + r * ROW, width: cell - 2, height: ROW - 2, rx: 3 };
        const tip = element("title", {}, escapeMarkup(`${row} ${column}: ${value.toFixed(2)} ${labels.unit}`));
        return element("rect", { ...box, ...shade, stroke: "currentColor", "stroke-opacity": 0.15 }, tip);
    }));
    const body = [
        textAt(LEFT, 18, labels.title, { "font-size": 15, "font-weight": 600 }),
        ...columns.map((name, c) => c % Math.ceil(columns.length / (cell < WIDEST_CELL ? 6 : 12)) === 0
            ? textAt(LEFT + c * cell + cell / 2, TOP - 6, name, { "text-anchor": "middle" })
            : ""),
        ...rows.map((name, r) => textAt(LEFT - 8, TOP + r * ROW + 17, name, { "text-anchor": "end" })),
        ...cells,
    ].join("");
    const size = { width: LEFT + columns.length * cell + 8, height: TOP + rows.length * ROW + 8 };
    return picture(size, labels.title, body);
}
