// The literature's measures for a terminal: name and figures first, source and what they rest on faintly below.
import { printable } from "#formats/index.js";
import { figureText, intervalText } from "../measures-wording.js";
import { ink, wrap } from "./terminal-text.js";
const INDENT = "  ";
/** Text that ends with a line end. */
export function renderMeasuresTerminal({ of, importance, measures }, options) {
    const style = ink(options.colour);
    const width = Math.max(60, Math.min(options.width, 120));
    const lines = [
        style.strong(`${INDENT}Measures of the literature: ${printable(of)}`),
        ...wrap(`weights: ${printable(importance)}`, width - 2).map((line) => INDENT + style.faint(line)),
        ...measures.flatMap((measure) => measureLines(measure, width, style)),
    ];
    return `${lines.join("\n")}\n`;
}
function measureLines(measure, width, style) {
    const inner = INDENT.repeat(2);
    const said = [...measure.figures.map(figureText), intervalText(measure)].filter((text) => text !== null);
    return [
        "",
        INDENT + style.strong(measure.name),
        ...wrap(said.join("; "), width - inner.length).map((line) => inner + line),
        ...wrap(`${measure.source}: ${measure.basis}`, width - inner.length).map((line) => inner + style.faint(line)),
    ];
}
