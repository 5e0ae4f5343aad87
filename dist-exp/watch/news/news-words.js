// Titles and sentences of news: from what the detector says of a change, and from what happened to a page.
import { oneLine } from "#formats/index.js";
import { hostOf, pathAndQueryOf, } from "#model/index.js";
/** Of the page's own words in a summary, on each side of a change. */
const MOST_QUOTED_CHARS = 90;
const MOST_TITLE_CHARS = 160;
const MOST_SUMMARY_CHARS = 500;
/** Of what rules by words look through. */
const MOST_TEXT_CHARS = 100_000;
const OPENINGS = {
    changed: "Changed",
    new: "New page",
    gone: "Gone",
    back: "Back",
    moved: "Moved",
};
/** The title of news about a page: by its own title where one is known, else by its address. */
export function titleOfPageNews(kind, url, pageTitle) {
    const name = oneLine(pageTitle ?? "", MOST_TITLE_CHARS) ||
        oneLine(hostOf(url) + pathAndQueryOf(url), MOST_TITLE_CHARS);
    return `${OPENINGS[kind]}: ${name}`;
}
/** A change in a sentence or two: what the detector says of it, and the first line that came, went or became another. */
export function summaryOfChange({ verdict, explanation, operations }) {
    const quoted = quotedChange(operations.filter(counts));
    return oneLine(`${explanation}${quoted} (${verdict})`, MOST_SUMMARY_CHARS);
}
/** The words that came or went, for rules that ask for words. */
export function textOfChange({ operations }) {
    const lines = operations.filter(counts).flatMap(({ before, after }) => [before ?? "", after ?? ""]);
    return lines.join("\n").slice(0, MOST_TEXT_CHARS);
}
/** Operations on what a reader reads, as far as they are the page's own. */
function counts({ target, excuse, op }) {
    return excuse === null && op !== "move" && (target === "text" || target === "title");
}
function quotedChange([first]) {
    if (first === undefined)
        return "";
    const [before, after] = [first.before, first.after].map((text) => text === null ? null : `“${oneLine(text, MOST_QUOTED_CHARS)}”`);
    if (before && after)
        return ` ${before} became ${after}.`;
    return after ? ` Added: ${after}.` : ` Removed: ${before}.`;
}
