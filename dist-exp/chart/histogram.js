// A distribution over a logarithmic scale as bars, one per class.
import { element, escapeMarkup, picture, textAt } from "./svg.js";
const WIDTH = 760;
const HEIGHT = 240;
const LEFT = 56;
const TOP = 40;
const LABEL_CHAR = 6;
/** A histogram as an SVG string. */
export function histogram(labels, classes, widthPx = WIDTH) {
    const most = Math.max(1, ...classes.map(({ count }) => count));
    const width = (widthPx - LEFT - 16) / Math.max(1, classes.length);
    const longest = Math.max(1, ...classes.map(({ label }) => label.length));
    // Where names would touch each other only some are written; the tool tips have all.
    const every = widthPx < WIDTH ? Math.ceil((longest * LABEL_CHAR) / width) : 1;
    const bars = classes.map(({ label, count }, i) => {
        const height = (HEIGHT * count) / most;
        const x = LEFT + i * width;
        const box = { x: x + 2, y: TOP + HEIGHT - height, width: Math.max(1, width - 4), height };
        const tip = element("title", {}, escapeMarkup(`${label}: ${count}`));
        const bar = element("rect", { ...box, fill: "var(--isochron-series-1, #2f8f77)" }, tip);
        const figure = count === 0
            ? ""
            : textAt(x + width / 2, TOP + HEIGHT - height - 4, String(count), { "text-anchor": "middle" });
        const named = i % every === 0
            ? textAt(x + width / 2, TOP + HEIGHT + 16, label, { "text-anchor": "middle", "font-size": 10 })
            : "";
        return bar + figure + named;
    });
    const body = [
        textAt(LEFT, 18, labels.title, { "font-size": 15, "font-weight": 600 }),
        element("line", {
            x1: LEFT,
            x2: widthPx - 16,
            y1: TOP + HEIGHT,
            y2: TOP + HEIGHT,
            stroke: "currentColor",
        }),
        textAt(widthPx / 2, TOP + HEIGHT + 38, labels.xLabel, { "text-anchor": "middle" }),
        textAt(0, 0, labels.yLabel, {
            "text-anchor": "middle",
            transform: `translate(16 ${TOP + HEIGHT / 2}) rotate(-90)`,
        }),
        ...bars,
    ].join("");
    return picture({ width: widthPx, height: TOP + HEIGHT + 48 }, labels.title, body);
}
