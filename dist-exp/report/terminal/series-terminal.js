// Quality over the captures of a site for a terminal: a line each, oldest first.
import { count, duration, percent } from "#chart/index.js";
import { counted, printable } from "#formats/index.js";
import { valueText } from "../measures-wording.js";
const WIDTHS = [19, 25, 8, 9, 10, 11, 13, 12];
/** Text that ends with a line end. */
export function renderSeriesTerminal({ site, points, completenessModel }) {
    const rows = points.map((point) => [
        point.capture + (point.cancelled ? " (cancelled)" : ""),
        new Date(point.asOf).toISOString(),
        count(point.pages),
        percent(point.sharp, point.pages),
        percent(point.attested, point.pages),
        valueText(point.inducible, "share"),
        valueText(point.completeness, "share"),
        duration(point.durationMs),
    ]);
    const head = ["capture", "as of", "pages", "sharp", "attested", "inducible", "completeness", "took"];
    return [
        `${printable(site)}: ${counted(points.length, "capture")}, oldest first`,
        ...[head, ...rows].map((cells) => cells
            .map((text, i) => cell(text, i))
            .join("")
            .trimEnd()),
        "inducible: C of Spaniol et al. 2009, Definition 3.6, over the pages looked at on both sides",
        "completeness: Ben Saad & Gançarski 2011, Definition 5.13, of all captures up to this one; an estimate:",
        `  ${completenessModel}`,
        "",
    ].join("\n");
}
function cell(text, column) {
    return column < 2 ? text.padEnd(WIDTHS[column]) : text.padStart(WIDTHS[column]);
}
