import { elementsOf, UNSEEN_KINDS, } from "../page/page-model.js";
const UNSEEN_WORDS = {
    scripts: "scripts or styles",
    head: "notes in the page's head",
    "site name": "the site's name in the title",
    hidden: "parts that are not shown",
    scrubbed: "advertisements and the like, which the rules pass over",
    described: "descriptions of images or controls",
};
const LONGEST_EXAMPLE = 60;
/** In words, each kind of difference that is no change of what the page says; nothing where operations say it all. */
export function differencesBeside(before, after, delta) {
    const isSame = (kind) => before.unseen?.[kind] === after.unseen?.[kind];
    const isTold = before.form === "html" && before.unseen !== undefined && after.unseen !== undefined;
    const found = [
        ...stampIn(before, after),
        ...(isSpelledOtherwise(before, after, "link") ? ["how addresses of links are written"] : []),
        ...(isSpelledOtherwise(before, after, "image") ? ["how addresses of images are written"] : []),
        ...(isTold ? UNSEEN_KINDS.filter((kind) => !isSame(kind)).map((kind) => UNSEEN_WORDS[kind]) : []),
    ];
    if (found.length > 0 || delta.operations.length > 0)
        return found;
    if (before.form !== "html")
        return ["white space"];
    return [isTold ? "its markup or white space" : "its markup, or parts that no reader sees"];
}
/** A line that reads the same once scrubbed, and did not before: the first one is shown. */
function stampIn(before, after) {
    const old = shownByValue(before, "text");
    for (const { kind, value, shown } of elementsOf(after)) {
        const was = kind === "text" && value !== shown ? old.get(value) : undefined;
        if (was !== undefined && was !== shown)
            return [`a stamp or counter (${cut(was)} became ${cut(shown)})`];
    }
    return [];
}
function isSpelledOtherwise(before, after, of) {
    const old = shownByValue(before, of);
    return [...shownByValue(after, of)].some(([value, shown]) => old.has(value) && old.get(value) !== shown);
}
/** The first spelling of each value. */
function shownByValue(page, of) {
    const first = new Map();
    for (const { kind, value, shown } of elementsOf(page))
        if (kind === of && !first.has(value))
            first.set(value, shown);
    return first;
}
function cut(line) {
    return `“${line.length > LONGEST_EXAMPLE ? `${line.slice(0, LONGEST_EXAMPLE)}…` : line}”`;
}
