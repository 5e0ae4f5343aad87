// The ways to other versions of a page, and the strip of all its records.
import { mementoPath } from "#access/index.js";
import { count, fullTime } from "#chart/index.js";
import { link } from "./markup.js";
const ARROWS = {
    first: "M3 2v10M12 2 6 7l6 5z",
    previous: "M10 2 4 7l6 5z",
    next: "m4 2 6 5-6 5z",
    last: "M11 2v10M2 2l6 5-6 5z",
};
const NAMES = {
    first: "First capture",
    previous: "Previous version",
    next: "Next version",
    last: "Last capture",
};
/** First, previous, where one is, next, last. */
export function versionsMarkup(facts, prefix) {
    const step = (name) => arrow(name, facts[name], prefix);
    const where = facts.number === null
        ? `${count(facts.versions)} versions`
        : `version ${count(facts.number)} of ${count(facts.versions)}`;
    return (`<nav class="versions" aria-label="Versions of this page">${step("first")}${step("previous")}` +
        `<span class="number">${where}</span>${step("next")}${step("last")}</nav>`);
}
function arrow(name, memento, prefix) {
    const picture = `<svg viewBox="0 0 14 14" aria-hidden="true"><path d="${ARROWS[name]}" fill="currentColor" stroke="currentColor" stroke-width="1.4" stroke-linejoin="round"/></svg>`;
    if (memento === null)
        return `<span class="none" aria-hidden="true">${picture}</span>`;
    const label = `${NAMES[name]}, ${fullTime(memento.at)}`;
    return link(mementoPath(prefix, memento), picture, ` title="${label}" aria-label="${label}"`);
}
/** All records on a line of time; nothing where there is only one. */
export function stripMarkup({ strip, records, versions }, prefix) {
    if (strip === null || records < 2)
        return "";
    const marks = strip.marks.map((mark) => `<li>${markLink(mark, prefix)}</li>`).join("");
    const label = `${count(records)} captures of this page, ${count(versions)} ${versions === 1 ? "version" : "versions"}`;
    return (`<nav class="strip" aria-label="${label}"><span>${day(strip.from, strip.to)}</span>` +
        `<ol>${marks}</ol><span>${day(strip.to, strip.from)}</span></nav>`);
}
function markLink(mark, prefix) {
    const { memento, records, fromVersion, toVersion, isShown, place } = mark;
    const spans = fromVersion === toVersion ? `version ${fromVersion}` : `versions ${fromVersion} to ${toVersion}`;
    const several = records === 1 ? "" : `, ${count(records)} captures until ${fullTime(mark.until)}`;
    const label = `${fullTime(memento.at)}${several}, ${spans}${isShown ? ", shown now" : ""}`;
    const classes = [
        fromVersion % 2 === 1 ? "odd" : "",
        fromVersion === toVersion ? "" : "turn",
        records > 1 ? "many" : "",
    ].filter((name) => name !== "");
    const attributes = (classes.length > 0 ? ` class="${classes.join(" ")}"` : "") +
        ` style="left:${(place * 100).toFixed(2)}%" title="${label}" aria-label="${label}"` +
        (isShown ? ` aria-current="page"` : "");
    return link(mementoPath(prefix, memento), "", attributes);
}
const DAY_MS = 86_400_000;
/** The day, or the time of day where both ends are of one. */
function day(at, other) {
    const text = new Date(at).toISOString();
    return Math.abs(at - other) < DAY_MS ? text.slice(11, 19) : text.slice(0, 10);
}
