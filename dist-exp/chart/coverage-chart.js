// How much of a site is proved at every instant of its time in the archive, as an area over dates.
import { DATE_LABEL_PX, dateAxis, MOST_DATES } from "./date-axis.js";
import { framed, labelsAlong, plotArea } from "./plot-frame.js";
import { anchorAt, coordinate, element, textAt } from "./svg.js";
import { highestPerPixel } from "./thinning.js";
import { valueAxis } from "./value-axis.js";
/** The chart as an SVG string; `pages` is the one denominator. */
export function coverageChart(title, steps, pages, widthPx) {
    const area = plotArea(widthPx);
    const x = dateAxis(steps.map((step) => step.at), area.left, area.right, labelsAlong(area, DATE_LABEL_PX, MOST_DATES));
    const y = valueAxis([0, Math.max(pages, 1)], area.bottom, area.top);
    const drawn = highestPerPixel(steps, (at) => x.at(at));
    const path = drawn.map(({ at, count }) => `H${coordinate(x.at(at))}V${coordinate(y.at(count))}`).join("");
    const start = `M${coordinate(x.at(drawn[0]?.at ?? 0))} ${coordinate(area.bottom)}`;
    const colour = "var(--isochron-sharp, #2f8f77)";
    const marks = x.ticks.map((tick) => textAt(x.at(tick), area.bottom + 18, x.label(tick), {
        "text-anchor": anchorAt(x.at(tick), DATE_LABEL_PX - 20, area.width),
    }));
    const whole = {
        x1: area.left,
        x2: area.right,
        y1: y.at(pages),
        y2: y.at(pages),
        stroke: "currentColor",
        "stroke-opacity": 0.5,
        "stroke-dasharray": "4 4",
    };
    const body = [
        ...marks,
        element("line", whole, element("title", {}, `all ${pages} pages`)),
        element("path", { d: `${start}${path}V${coordinate(area.bottom)}Z`, fill: colour, "fill-opacity": 0.2 }),
        element("path", { d: start + path, fill: "none", stroke: colour, "stroke-width": 1.5 }),
    ];
    const labels = { title, xLabel: "time (UTC)", yLabel: "pages proved", series: [] };
    return framed(labels, area, y, body.join(""));
}
