// A check of replay on a terminal: the number first, then what differs and why.
import { printable } from "#formats/index.js";
import { pageLabel } from "#model/index.js";
import { isToBeTold, RESULT_WORDS, replayHeadline, replayNotes, stepsReasons, } from "../replay-check-words.js";
import { ink, shorten, wrap } from "./terminal-text.js";
const MOST_ROWS = 40;
/** The whole text. */
export function renderReplayCheckTerminal(check, { colour, width }) {
    const { strong, faint } = ink(colour);
    const differing = check.pages.filter(isToBeTold);
    const lines = [
        strong(replayHeadline(check)),
        ...replayNotes(check).flatMap((note) => wrap(printable(note), width - 2).map((line) => `  ${faint(line)}`)),
        ...differing.slice(0, MOST_ROWS).flatMap((page) => ["", ...rowOf(page, width)]),
    ];
    if (differing.length > MOST_ROWS)
        lines.push("", `and ${differing.length - MOST_ROWS} more of which there is something to tell; --json lists them`);
    return `${lines.join("\n")}\n`;
}
function rowOf(page, width) {
    const { url, result, reasons, isUnsteady, samePixels } = page;
    const label = RESULT_WORDS[result].padEnd(20);
    const likeness = samePixels === null ? [] : [`${(samePixels * 100).toFixed(1)} % of the picture's pixels equal`];
    const unsteady = isUnsteady
        ? ["it also differs from itself when it is shown twice from its stored bytes"]
        : [];
    const said = [...reasons, ...unsteady, ...likeness, ...stepsReasons(page)].map(printable);
    return [
        `${label}${shorten(printable(pageLabel(url)), Math.max(20, width - 21))}`,
        ...said.flatMap((reason) => wrap(reason, Math.max(30, width - 4)).map((line) => `    ${line}`)),
    ];
}
