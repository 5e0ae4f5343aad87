import { element, textAt } from "./svg.js";
import { verdictColour, verdictDash } from "./verdict-style.js";
const LINE_HEIGHT = 20;
const SAMPLE_WIDTH = 34;
/** Wider than any glyph run of the font at size 12, so that entries never touch. */
const CHAR_WIDTH = 6.6;
function place(counts, width) {
    let x = 0;
    let line = 0;
    return [...counts].map(([verdict, count]) => {
        const label = `${verdict} ${count}`;
        const own = SAMPLE_WIDTH + 8 + label.length * CHAR_WIDTH + 18;
        if (x > 0 && x + own > width) {
            x = 0;
            line++;
        }
        const placed = { verdict, label, x, line };
        x += own;
        return placed;
    });
}
/** Height that the legend takes at the given width. */
export function legendHeight(counts, width) {
    return ((place(counts, width).at(-1)?.line ?? -1) + 1) * LINE_HEIGHT;
}
/** Draws the legend with its first line at the given place. */
export function drawLegend(counts, at) {
    return place(counts, at.width)
        .map(({ verdict, label, x, line }) => {
        const y = at.y + line * LINE_HEIGHT;
        const sample = element("line", {
            x1: at.x + x,
            x2: at.x + x + SAMPLE_WIDTH,
            y1: y - 4,
            y2: y - 4,
            stroke: verdictColour(verdict),
            "stroke-width": 2,
            "stroke-dasharray": verdictDash(verdict),
        });
        return sample + textAt(at.x + x + SAMPLE_WIDTH + 8, y, label);
    })
        .join("");
}
