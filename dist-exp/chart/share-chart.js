// Shares over time, as lines with a mark for every capture: quality over a series.
import { DATE_LABEL_PX, dateAxis, MOST_DATES } from "./date-axis.js";
import { framed, labelsAlong, plotArea } from "./plot-frame.js";
import { seriesColour, seriesDash } from "./series-style.js";
import { anchorAt, coordinate, element, escapeMarkup, textAt } from "./svg.js";
import { valueAxis } from "./value-axis.js";
/** More marks than this would touch each other. */
const MOST_MARKS = 120;
/** The chart as an SVG string, from 0 to 100 %. */
export function shareChart(title, series, widthPx) {
    const area = plotArea(widthPx);
    const instants = series.flatMap(({ points }) => points.map(({ at }) => at));
    const x = dateAxis(instants, area.left + 8, area.right - 8, labelsAlong(area, DATE_LABEL_PX, MOST_DATES));
    const y = valueAxis([0, 100], area.bottom, area.top);
    const ticks = x.ticks.map((tick) => textAt(x.at(tick), area.bottom + 18, x.label(tick), {
        "text-anchor": anchorAt(x.at(tick), DATE_LABEL_PX - 20, area.width),
    }));
    const lines = series.map(({ name, points }, k) => {
        const known = points.flatMap(({ at, value }) => (value === null ? [] : [{ at, share: value * 100 }]));
        const places = known.map(({ at, share }) => [coordinate(x.at(at)), coordinate(y.at(share))]);
        const look = { stroke: seriesColour(k), "stroke-width": 2, "stroke-dasharray": seriesDash(k) };
        const line = element("polyline", {
            points: places.map((p) => p.join(",")).join(" "),
            fill: "none",
            ...look,
        });
        if (known.length > MOST_MARKS)
            return line;
        const marks = known.map(({ at, share }, i) => {
            const tip = `${name}: ${share.toFixed(1)} % at ${new Date(at).toISOString()}`;
            const [cx, cy] = places[i];
            return element("circle", { cx, cy, r: 3, fill: seriesColour(k) }, element("title", {}, escapeMarkup(tip)));
        });
        return line + marks.join("");
    });
    const labels = { title, xLabel: "time (UTC)", yLabel: "%", series: series.map(({ name }) => name) };
    return framed(labels, area, y, [...ticks, ...lines].join(""));
}
