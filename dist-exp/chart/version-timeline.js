// The versions of a page on a line of time, a row each: a solid bar where it was observed, an open one as far as the
// server's words carry it, and a thin line where nothing seen contradicts it.
import { DATE_LABEL_PX, dateAxis, MOST_DATES } from "./date-axis.js";
import { anchorAt, element, escapeMarkup, picture, textAt, wrapped } from "./svg.js";
const WIDTH = 960;
const [LEFT, RIGHT, TOP] = [44, 16, 14];
const [TALLEST_ROW, MOST_HEIGHT] = [22, 520];
const LEGEND = "Solid: observed. Open: attested by the server’s words. Line: possible. Dots: first and last look.";
/** Draws the versions given, the first lowest, as an SVG string. */
export function versionTimeline(versions, widthPx = WIDTH) {
    const rowHeight = Math.min(TALLEST_ROW, MOST_HEIGHT / Math.max(1, versions.length));
    const ordered = versions.toSorted((a, b) => b.number - a.number);
    const bottom = TOP + rowHeight * Math.max(1, ordered.length) + 6;
    const edges = { from: LEFT, to: widthPx - RIGHT };
    const mostTicks = Math.max(2, Math.min(MOST_DATES, Math.floor((edges.to - edges.from) / DATE_LABEL_PX)));
    const x = dateAxis(ordered.flatMap(instantsOf), edges.from, edges.to, mostTicks);
    const drawing = { x, rowHeight, edges };
    const notes = wrapped(LEGEND, edges.to - edges.from);
    const body = [
        ...x.ticks.map((tick) => drawTick(x.at(tick), x.label(tick), bottom, widthPx)),
        ...ordered.map((version, i) => drawVersion(version, TOP + (i + 0.5) * rowHeight, drawing)),
        ...notes.map((note, i) => textAt(LEFT, bottom + 40 + i * 16, note, { "fill-opacity": 0.7 })),
    ];
    const height = bottom + 34 + notes.length * 16;
    return picture({ width: widthPx, height }, describe(ordered), body.join(""));
}
function instantsOf({ firstAt, lastAt, observed, attested, possible }) {
    const all = [firstAt, lastAt, observed?.from, observed?.to, attested?.from, attested?.to];
    return [...all, possible.from, possible.to].filter((at) => typeof at === "number");
}
function drawTick(x, label, bottom, widthPx) {
    const line = { x1: x, x2: x, y1: TOP, y2: bottom, stroke: "currentColor", "stroke-opacity": 0.12 };
    const anchor = anchorAt(x, DATE_LABEL_PX - 20, widthPx);
    return (element("line", line) + textAt(x, bottom + 17, label, { "text-anchor": anchor, "fill-opacity": 0.7 }));
}
function drawVersion(version, y, { x, rowHeight, edges }) {
    const { number, observed, attested, possible, isChosen } = version;
    const thickness = Math.max(2, rowHeight * 0.42);
    const colour = "var(--isochron-sharp, #2f8f77)";
    const from = possible.from === null ? edges.from : x.at(possible.from);
    const to = possible.to === null ? edges.to : x.at(possible.to);
    const line = { x1: from, x2: to, y1: y, y2: y, stroke: "currentColor", "stroke-opacity": 0.45 };
    const dots = [...new Set([version.firstAt, version.lastAt])].map((at) => element("circle", { cx: x.at(at), cy: y, r: Math.max(1.2, thickness * 0.28), fill: "currentColor" }));
    const attestedBar = barOf(attested, x, y, thickness * 1.3);
    const observedBar = barOf(observed, x, y, thickness);
    const weight = isChosen ? { "font-weight": "700" } : { "fill-opacity": 0.75 };
    return element("g", {}, element("title", {}, escapeMarkup(titleOf(version))), isChosen ? element("rect", { ...chosenBox(y, rowHeight, edges), fill: colour, "fill-opacity": 0.1 }) : "", element("line", { ...line, "stroke-dasharray": "2 3" }), attestedBar ? element("rect", { ...attestedBar, fill: "none", stroke: colour, rx: 2 }) : "", observedBar ? element("rect", { ...observedBar, fill: colour, rx: 1 }) : "", ...dots, rowHeight >= 11 || isChosen
        ? textAt(LEFT - 8, y + 4, String(number), { "text-anchor": "end", ...weight })
        : "");
}
function chosenBox(y, rowHeight, { from, to }) {
    return { x: from - 4, y: y - rowHeight / 2, width: to - from + 8, height: rowHeight };
}
/** A bar that can be seen, however short its time is on this axis. */
function barOf(span, x, y, height) {
    if (span === null)
        return null;
    const [from, to] = [x.at(span.from), x.at(span.to)];
    return { x: from, y: y - height / 2, width: Math.max(2, to - from), height };
}
function titleOf({ number, observed, attested }) {
    const words = [
        ["observed", observed],
        ["attested", attested],
    ].flatMap(([name, span]) => (span === null ? [] : [`${name} ${iso(span.from)} to ${iso(span.to)}`]));
    return `version ${number}: ${words.join(", ") || "seen, no interval observed"}`;
}
function describe(versions) {
    const observed = versions.filter((version) => version.observed !== null).length;
    return `${versions.length} versions over time, ${observed} of them observed over an interval; the table below has the same.`;
}
function iso(at) {
    return new Date(at).toISOString();
}
