// Which shapes the values in a record may have. Written out rather than taken from a schema library, so that writer
// and reader of a kind can share a file without the crawl loading more than it writes with.
import { isPageUrl as isUrlOfPage, } from "#model/index.js";
const LAST_INSTANT = 8.64e15;
/** Any text. */
export const isText = (value) => typeof value === "string";
/** True or false. */
export const isFlag = (value) => typeof value === "boolean";
/** A number that can be calculated with. */
export const isNumber = (value) => Number.isFinite(value);
/** How many, or the place in an order. */
export const isCount = (value) => Number.isSafeInteger(value) && value >= 0;
/** An instant of a capture: none was made before 1970. */
export const isTime = (value) => isCount(value) && value <= LAST_INSTANT;
/** An instant that others name, of any age. */
export const isDate = (value) => Number.isSafeInteger(value) && Math.abs(value) <= LAST_INSTANT;
/** A URL as the crawl writes it, normalised. */
export const isPageUrl = isUrlOfPage;
/** Text of bounded length. */
export function isTextUpTo(most) {
    return (value) => isText(value) && value.length <= most;
}
/** One of a few words. */
export function isOneOf(words) {
    return (value) => words.includes(value);
}
/** What a page is to the site. */
export const isPageKind = isOneOf(["document", "requisite", "other"]);
/** How far a page has come. */
export const isFrontierState = isOneOf(["known", "visited", "failed", "refused", "skipped"]);
/** The shape, or nothing. */
export function orNull(is) {
    return (value) => value === null || is(value);
}
/** A list whose every member has the shape. */
export function isListOf(is, most = Infinity) {
    return (value) => Array.isArray(value) && value.length <= most && value.every(is);
}
/** A list of so many members, each with the shape of its place. */
export function isRow(...members) {
    return (value) => Array.isArray(value) &&
        value.length === members.length &&
        members.every((is, place) => is(value[place]));
}
/** The members that are there, and no others; `null` when one of them has another shape. */
export function membersOf(value, members) {
    if (typeof value !== "object" || value === null || Array.isArray(value))
        return null;
    const said = value;
    const taken = {};
    for (const name of Object.keys(members)) {
        if (!Object.hasOwn(said, name))
            continue;
        if (!members[name](said[name]))
            return null;
        taken[name] = said[name];
    }
    return taken;
}
/** All members; `null` when one is missing or has another shape. */
export function wholeOf(value, members) {
    const taken = membersOf(value, members);
    const isWhole = taken !== null && Object.keys(members).every((name) => Object.hasOwn(taken, name));
    return isWhole ? taken : null;
}
