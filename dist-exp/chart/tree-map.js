// Directories as nested areas: as large as they have pages, as dark as they change.
import { element, escapeMarkup, fitted, picture, textAt } from "./svg.js";
const WIDTH = 760;
const HEIGHT = 420;
const TOP = 30;
/** Smaller boxes cannot hold a name. */
const LEAST_LABEL_WIDTH = 60;
/** Wider than most glyphs of the font at size 12. */
const CHAR_WIDTH = 7.2;
/** A tree map of one level as an SVG string; areas are laid out as squarely as strips allow. */
export function treeMap(title, areas, { widthPx = WIDTH, heightPx = HEIGHT } = {}) {
    const sorted = areas.filter((area) => area.size > 0).toSorted((a, b) => b.size - a.size);
    const boxes = layOut(sorted, { x: 0, y: TOP, width: widthPx, height: heightPx });
    const drawn = sorted.map((area, i) => drawArea(area, boxes[i])).join("");
    const heading = textAt(0, 18, fitted(title, widthPx, 8), { "font-size": 15, "font-weight": 600 });
    return picture({ width: widthPx, height: TOP + heightPx }, title, heading + drawn);
}
function drawArea(area, box) {
    const tip = `${area.name}: ${area.detail ?? `${area.size}, ${(area.shade * 100).toFixed(0)} %`}`;
    const rect = element("rect", {
        x: box.x + 1,
        y: box.y + 1,
        width: Math.max(0, box.width - 2),
        height: Math.max(0, box.height - 2),
        fill: "var(--isochron-series-2, #d4692f)",
        "fill-opacity": 0.06 + 0.84 * area.shade,
        stroke: "currentColor",
        "stroke-opacity": 0.25,
    }, element("title", {}, escapeMarkup(tip)));
    if (box.width < LEAST_LABEL_WIDTH || box.height < 18)
        return rect;
    const room = Math.floor((box.width - 12) / CHAR_WIDTH);
    const label = area.name.length > room ? `…${area.name.slice(1 - room)}` : area.name;
    const fits = area.detail !== undefined && area.detail.length <= room && box.height >= 36;
    const detail = fits ? textAt(box.x + 6, box.y + 31, area.detail, { "fill-opacity": 0.75 }) : "";
    return rect + textAt(box.x + 6, box.y + 15, label) + detail;
}
/** Strips along the shorter side, each filled while its boxes grow squarer. */
function layOut(areas, whole) {
    const boxes = [];
    let rest = whole;
    let left = areas.reduce((sum, area) => sum + area.size, 0);
    for (let at = 0; at < areas.length;) {
        const scale = (rest.width * rest.height) / left;
        const side = Math.min(rest.width, rest.height);
        let count = 1;
        const badness = (length) => worst(areas.slice(at, at + length), side, scale);
        while (at + count < areas.length && badness(count + 1) <= badness(count))
            count++;
        const strip = areas.slice(at, at + count).reduce((sum, area) => sum + area.size, 0);
        const depth = side === 0 ? 0 : (strip * scale) / side;
        const upright = rest.width >= rest.height;
        let along = 0;
        for (const area of areas.slice(at, at + count)) {
            const length = (area.size / strip) * side;
            boxes.push(upright
                ? { x: rest.x, y: rest.y + along, width: depth, height: length }
                : { x: rest.x + along, y: rest.y, width: length, height: depth });
            along += length;
        }
        rest = upright
            ? { x: rest.x + depth, y: rest.y, width: Math.max(0, rest.width - depth), height: rest.height }
            : { x: rest.x, y: rest.y + depth, width: rest.width, height: Math.max(0, rest.height - depth) };
        left -= strip;
        at += count;
    }
    return boxes;
}
/** The least square box of a strip: its longer side over its shorter. */
function worst(strip, side, scale) {
    const depth = (strip.reduce((sum, area) => sum + area.size, 0) * scale) / side;
    return Math.max(...strip.map(({ size }) => Math.max((size * scale) / depth ** 2, depth ** 2 / (size * scale))));
}
