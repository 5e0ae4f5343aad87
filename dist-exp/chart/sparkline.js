// Shares over time as a small line without axes, for lists; its name says the figures.
import { percent } from "./figures.js";
import { coordinate, element, picture } from "./svg.js";
const [WIDTH, HEIGHT, EDGE] = [120, 32, 4];
/** The line as an SVG string; `share` in [0, 1], oldest first. From the lowest to the highest of all shares there can be. */
export function sparkline(points) {
    const [first, last] = [points[0], points.at(-1)];
    if (!first || !last)
        return "";
    const spanMs = Math.max(1, last.at - first.at);
    const x = (at) => first === last ? WIDTH - EDGE : EDGE + ((at - first.at) / spanMs) * (WIDTH - 2 * EDGE);
    const y = (share) => HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE);
    const places = points.map(({ at, share }) => `${coordinate(x(at))},${coordinate(y(share))}`).join(" ");
    const stroke = "var(--isochron-sharp, #2f8f77)";
    const ground = { x1: EDGE, x2: WIDTH - EDGE, stroke: "currentColor", "stroke-opacity": 0.15 };
    const body = [
        element("line", { ...ground, y1: y(0), y2: y(0) }),
        element("line", { ...ground, y1: y(1), y2: y(1), "stroke-dasharray": "2 3" }),
        element("polyline", { points: places, fill: "none", stroke, "stroke-width": 1.5 }),
        element("circle", { cx: x(last.at), cy: y(last.share), r: 2.6, fill: stroke }),
    ];
    return picture({ width: WIDTH, height: HEIGHT }, nameOf(points.length, last.share), body.join(""));
}
function nameOf(captures, share) {
    const over = captures === 1 ? "one capture" : `${captures} captures`;
    return `Share of sharp pages over ${over}; ${percent(share, 1)} in the newest`;
}
