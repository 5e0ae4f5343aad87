import { coordinate, element, picture, textAt } from "./svg.js";
import { highestPerPixel } from "./thinning.js";
import { drawAsOf, drawTimeAxis, timeScale } from "./time-axis.js";
const WIDTH = 960;
const LEFT = 48;
/** How many closed intervals contain t, as steps over t; instants are whole milliseconds. */
export function coherenceSteps(intervals) {
    return [
        ...sweep(intervals.map(({ from }) => from), intervals.map(({ to }) => to)),
    ];
}
/** One step at every instant at which an interval begins or has just ended; both lists are sorted in place. */
function* sweep(starts, ends) {
    const byTime = (a, b) => a - b;
    starts.sort(byTime);
    ends.sort(byTime);
    for (let [i, k] = [0, 0]; k < ends.length;) {
        // Closed at the right: `to` itself still counts.
        const at = Math.min(starts[i] ?? Infinity, ends[k] + 1);
        while (starts[i] === at)
            i++;
        while (k < ends.length && ends[k] + 1 === at)
            k++;
        yield { at, count: i - k };
    }
}
/** Counts what {@link coherenceCurve} draws; attested intervals rest on the server's words and must not raise it. */
export function coherenceFigures(input) {
    const intervals = input.pages.flatMap(({ verdict, interval }) => interval === null || verdict === "attested" ? [] : [interval]);
    const steps = coherenceSteps(intervals);
    return {
        steps,
        pages: input.pages.length,
        atAsOf: intervals.filter(({ from, to }) => from <= input.asOf && input.asOf <= to).length,
        most: steps.reduce((best, step) => Math.max(best, step.count), 0),
    };
}
/** Columns in which a curve that is made ready keeps its top and its end: more than any picture has. */
const COLUMNS = 1200;
/** The curve of very many pages: tops are kept, and as many steps as can be told apart. */
export function coherenceOf({ asOf, starts, ends, pages }) {
    let [most, atAsOf] = [0, 0];
    const all = [];
    for (const step of sweep(starts, ends)) {
        most = Math.max(most, step.count);
        if (step.at <= asOf)
            atAsOf = step.count;
        all.push(step);
    }
    const [from, to] = [all[0]?.at ?? 0, all.at(-1)?.at ?? 1];
    const steps = highestPerPixel(all, (at) => ((at - from) / Math.max(1, to - from)) * (COLUMNS / 2));
    return { steps, pages, atAsOf, most };
}
/** Draws the curve as an SVG string. */
export function coherenceCurve(input, widthPx) {
    return drawCoherence(input.asOf, coherenceFigures(input), widthPx);
}
/** Draws a curve that was made ready, for a width in pixels. */
export function drawCoherence(asOf, figures, widthPx = WIDTH) {
    const { steps, pages, atAsOf, most } = figures;
    const plot = { left: LEFT, right: widthPx - 16, top: 44, bottom: 204 };
    const scale = timeScale([asOf, ...steps.map((step) => step.at)], plot);
    const top = Math.max(pages, 1);
    const y = (count) => plot.bottom - (count / top) * (plot.bottom - plot.top);
    const name = `Number of pages whose observed interval contains a time, over time: ` +
        `${atAsOf} of ${pages} at ${new Date(asOf).toISOString()}, at most ${most}.`;
    const body = drawTimeAxis(scale, plot, asOf) +
        drawCountAxis(pages, plot, y) +
        drawArea(steps, scale, y) +
        drawAsOf(scale, plot, asOf);
    return picture({ width: widthPx, height: plot.bottom + 28 }, name, body);
}
function drawCountAxis(pages, plot, y) {
    return [...new Set([0, Math.round(pages / 2), pages])]
        .map((count) => {
        const line = { x1: plot.left, x2: plot.right, y1: y(count), y2: y(count) };
        return (element("line", { ...line, stroke: "currentColor", "stroke-opacity": 0.1 }) +
            textAt(plot.left - 6, y(count) + 4, String(count), { "text-anchor": "end", "fill-opacity": 0.7 }));
    })
        .join("");
}
function drawArea(steps, scale, y) {
    if (steps.length === 0)
        return "";
    const drawn = highestPerPixel(steps, (at) => scale.x(at));
    const path = drawn.map((step) => `H${coordinate(scale.x(step.at))}V${coordinate(y(step.count))}`).join("");
    const start = `M${coordinate(scale.x(drawn[0].at))} ${coordinate(y(0))}`;
    const colour = "var(--isochron-sharp, #2f8f77)";
    return (element("path", { d: `${start}${path}Z`, fill: colour, "fill-opacity": 0.18 }) +
        element("path", { d: start + path, fill: "none", stroke: colour, "stroke-width": 1.5 }));
}
