// Figures side by side, as bars: one group per strategy or site, one bar per series.
import { framed, plotArea } from "./plot-frame.js";
import { seriesColour } from "./series-style.js";
import { element, textAt } from "./svg.js";
import { valueAxis } from "./value-axis.js";
/** A chart of grouped bars from zero up, as an SVG string. */
export function barChart(labels, groups, widthPx) {
    const area = plotArea(widthPx, 110);
    const known = groups.flatMap((group) => group.values.filter((value) => value !== null));
    const y = valueAxis([0, ...known], area.bottom, area.top);
    const width = (area.right - area.left) / Math.max(1, groups.length);
    const drawn = groups.map((group, g) => drawGroup(group, area.left + g * width, width, { area, y }));
    return framed(labels, area, y, drawn.join(""));
}
function drawGroup(group, left, width, { area, y }) {
    const bar = (width * 0.8) / Math.max(1, group.values.length);
    const bars = group.values.map((value, k) => {
        if (value === null)
            return "";
        const top = y.at(value);
        const box = { x: left + width * 0.1 + k * bar, y: top, width: bar, height: area.bottom - top };
        return element("rect", { ...box, fill: seriesColour(k) }, element("title", {}, y.label(value)));
    });
    const middle = left + width / 2;
    const name = textAt(0, 0, group.name, {
        "text-anchor": "end",
        transform: `translate(${(middle + 4).toFixed(2)} ${area.bottom + 14}) rotate(-35)`,
    });
    return bars.join("") + name;
}
