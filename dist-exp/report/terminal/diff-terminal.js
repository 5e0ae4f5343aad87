// A diff for a terminal: the verdict, then the changed lines with their neighbours.
import { printable } from "#formats/index.js";
import { blocksWords } from "../blocks-words.js";
import { shownParts } from "../diff-rows-shown.js";
import { similarityWords } from "../similarity-words.js";
import { ink, wrap } from "./terminal-text.js";
/** The whole diff; every string from the web is made harmless. */
export function renderDiffTerminal(view, options) {
    const style = ink(options.colour);
    const { result } = view;
    const width = options.width ?? 100;
    const lines = [
        `${style.strong(result.verdict.toUpperCase())}  importance ${result.importance.toFixed(4)}`,
        ...wrap(printable(result.explanation), width),
        style.faint(similarityWords(result.similarity)),
        ...blocksWords(result).flatMap((words) => wrap(words, width).map(style.faint)),
        "",
        style.bad(`--- ${printable(view.beforeLabel)}`),
        style.good(`+++ ${printable(view.afterLabel)}`),
    ];
    for (const part of shownParts(view.rows, options.context ?? 2)) {
        if ("skipped" in part)
            lines.push(style.faint(`  … ${part.skipped} unchanged`));
        else
            for (const row of part.rows)
                lines.push(...rowLines(row, style));
    }
    return `${lines.join("\n")}\n`;
}
const EXCUSES = {
    frame: "site frame",
    volatile: "varies by itself",
    template: "on many pages",
    recut: "cut elsewhere",
};
function rowLines(row, style) {
    const note = row.excuse === null ? "" : style.faint(`  (${EXCUSES[row.excuse]})`);
    const kind = row.kind === "text" ? "" : style.faint(`${row.kind} `);
    if (row.change === "kept")
        return [`  ${kind}${style.faint(textOf(row.after))}`];
    if (row.change === "move")
        return [`${style.warn("~")} ${kind}${textOf(row.after)}${style.faint(" (moved)")}${note}`];
    return [
        ...(row.before ? [`${style.bad("-")} ${kind}${marked(row.before, style.bad)}${note}`] : []),
        ...(row.after ? [`${style.good("+")} ${kind}${marked(row.after, style.good)}${note}`] : []),
    ];
}
const textOf = (segments) => printable(segments.map((s) => s.text).join(" "));
function marked(segments, paint) {
    return segments.map(({ text, changed }) => (changed ? paint(printable(text)) : printable(text))).join(" ");
}
