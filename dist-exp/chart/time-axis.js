// A time axis that counts from t*: the shape of a capture is about distance to that one moment.
import { anchorAt, coordinate, element, textAt } from "./svg.js";
const UNITS = [
    ["d", 86_400_000],
    ["h", 3_600_000],
    ["min", 60_000],
    ["s", 1000],
    ["ms", 1],
];
const STEPS_PER_UNIT = {
    ms: [1, 2, 5, 10, 20, 50, 100, 200, 500],
    s: [1, 2, 5, 10, 15, 30],
    min: [1, 2, 5, 10, 15, 30],
    h: [1, 2, 3, 6, 12],
    d: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000],
};
const MOST_TICKS = 9;
/** A label with some room beside it. */
const LABEL_PX = 52;
/** Between the plot and the right edge of every picture. */
const MARGIN = 16;
/** Half of what the name of t* takes. */
const HALF_NAME_PX = 62;
/** A scale over the given instants; a single instant gets a little room around it. */
export function timeScale(instants, plot) {
    let from = Infinity;
    let to = -Infinity;
    for (const at of instants) {
        from = Math.min(from, at);
        to = Math.max(to, at);
    }
    const roomMs = from === to ? 500 : 0;
    const start = from - roomMs;
    const spanMs = to + roomMs - start;
    return {
        from: start,
        to: to + roomMs,
        x: (at) => plot.left + ((at - start) / spanMs) * (plot.right - plot.left),
    };
}
function stepFor(spanMs, mostTicks) {
    for (const [unit, unitMs] of UNITS.toReversed()) {
        for (const count of STEPS_PER_UNIT[unit]) {
            if (spanMs / (count * unitMs) <= mostTicks)
                return { unit, unitMs, stepMs: count * unitMs };
        }
    }
    return { unit: "d", unitMs: 86_400_000, stepMs: spanMs / mostTicks };
}
/** Ticks at round distances from t*, as `−30 s`, `0`, `+30 s`. */
export function offsetTicks(scale, asOf, mostTicks = MOST_TICKS) {
    const { unit, unitMs, stepMs } = stepFor(scale.to - scale.from, mostTicks);
    const ticks = [];
    const first = Math.ceil((scale.from - asOf) / stepMs);
    const last = Math.floor((scale.to - asOf) / stepMs);
    for (let i = first; i <= last; i++) {
        const amount = coordinate(Math.abs((i * stepMs) / unitMs));
        ticks.push({ at: asOf + i * stepMs, label: i === 0 ? "t*" : `${i < 0 ? "−" : "+"}${amount} ${unit}` });
    }
    return ticks;
}
/** Draws the axis under the plot, with faint grid lines. */
export function drawTimeAxis(scale, plot, asOf) {
    const mostTicks = Math.max(2, Math.min(MOST_TICKS, Math.floor((plot.right - plot.left) / LABEL_PX)));
    const marks = offsetTicks(scale, asOf, mostTicks).map(({ at, label }) => {
        const x = scale.x(at);
        const grid = element("line", {
            x1: x,
            x2: x,
            y1: plot.top,
            y2: plot.bottom,
            stroke: "currentColor",
            "stroke-opacity": 0.1,
        });
        const anchor = anchorAt(x, label.length * 6, plot.right + MARGIN);
        return grid + textAt(x, plot.bottom + 17, label, { "text-anchor": anchor, "fill-opacity": 0.7 });
    });
    const base = { x1: plot.left, x2: plot.right, y1: plot.bottom, y2: plot.bottom };
    return marks.join("") + element("line", { ...base, stroke: "currentColor", "stroke-opacity": 0.4 });
}
/** Marks t* through the plot and names its time above. */
export function drawAsOf(scale, plot, asOf) {
    const x = scale.x(asOf);
    const label = `t* = ${new Date(asOf).toISOString().slice(11)}`;
    const near = Math.max((plot.right - plot.left) * 0.12, HALF_NAME_PX);
    const anchor = x < plot.left + near ? "start" : x > plot.right - near ? "end" : "middle";
    return (element("line", {
        x1: x,
        x2: x,
        y1: plot.top - 8,
        y2: plot.bottom,
        stroke: "currentColor",
        "stroke-width": 1.5,
    }) + textAt(x, plot.top - 14, label, { "text-anchor": anchor, "font-weight": "600" }));
}
