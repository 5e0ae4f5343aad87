// The words for what is known of a view, so that page and list say the same, and neither more than is known.
import { clockTime, count, duration, fullTime } from "#chart/index.js";
import { TELLER, VERDICT_MEANING } from "#model/index.js";
/** All of them, the best first. */
export const PART_STATES = [
    "observed",
    "seen",
    "served",
    "attested",
    "source",
    "possible",
    "nearest",
    "missing",
];
/** One sentence for each. */
export const STATE_MEANING = {
    observed: "identical responses, one finished before this moment, one sent after it",
    seen: "a request was under way at this moment, and this is what it brought",
    served: "served to visitors around this moment, as a recorder before the server saw it",
    attested: "the server’s own words (304, ETag, trusted Last-Modified) carry it over this moment",
    source: "the owner’s files say so: published at this moment by their own record; nobody here saw it served",
    possible: "nothing seen contradicts it, and nothing proves it",
    nearest: "the nearest record that can be shown; how the page stood at this moment is not known",
    missing: "not in this archive, or not readable in it; this says nothing about whether it existed",
};
/** What speaks against a record. */
export const AGAINST_WORDS = {
    known: "at this moment another version is known to have stood here",
    likely: "nearer to this moment another version was seen",
};
/** Why a record has its tier, with the times that it rests on. */
export function evidenceSentence({ tier, interval, against }) {
    const said = STATE_MEANING[tier];
    const over = interval === null || interval.from === null || interval.to === null
        ? ""
        : ` (${fullTime(interval.from)} to ${fullTime(interval.to)})`;
    return `${said}${over}${against === null ? "" : `; ${AGAINST_WORDS[against]}`}`;
}
/** How far a record lies from the moment. */
export function distanceWords({ storedAt, evidence: { at } }) {
    if (storedAt === at)
        return "at this moment";
    return `${duration(Math.abs(storedAt - at))} ${storedAt < at ? "before" : "after"}`;
}
/** What is said of records that replay passes over; nothing where there are none. */
export function passedOverWords({ record, passedOver }) {
    const [best] = passedOver;
    if (best === undefined)
        return "";
    const why = best.why === "unreadable" ? "cannot be read" : "redirects to itself";
    const more = passedOver.length === 1 ? "" : `, and ${count(passedOver.length - 1)} more`;
    const instead = record === null || record.storedAt === best.storedAt ? "" : "; the next best one is shown";
    return `the record of ${fullTime(best.storedAt)} ${why}${more}${instead}`;
}
/** What each class of a view means. */
export const CLASS_MEANING = {
    "prima facie coherent": "all parts are known to have stood together at this moment",
    "possibly coherent": "nothing seen speaks against these parts having stood together; it is not proved",
    "probably violative": "something speaks against a part: this view probably never stood like this",
    "prima facie violative": "a part is known to have been another version: this view never stood like this",
};
/** The class in short, for the line. */
export const CLASS_SHORT = {
    "prima facie coherent": "stood together",
    "possibly coherent": "may have stood together",
    "probably violative": "probably never stood like this",
    "prima facie violative": "never stood like this",
};
/** How many parts there are, and how many of them are not. */
export function partsWords({ parts, missing, isWhole }) {
    const counted = `${isWhole ? "" : "at least "}${parts} ${parts === 1 ? "part" : "parts"}`;
    return missing === 0 ? counted : `${counted}, ${missing} missing`;
}
/** How much of the site is known at the moment, and, where somebody wished for a time, of the page, then and here. */
export function reasonWords({ wished, parts, pages }) {
    const said = [
        ...(wished === null ? [] : [knownWords(parts, "parts of the page")]),
        ...(pages === null ? [] : [knownWords(pages, "pages of the site")]),
    ];
    return said.length === 0 ? "" : `, known to have stood then: ${said.join(", ")}`;
}
function knownWords({ known, all, knownAtWish }, name) {
    const wished = knownAtWish === null ? "" : ` (${count(knownAtWish)} at the time asked for)`;
    return `${count(known)} of ${count(all)} ${name}${wished}`;
}
/** What the capture says. */
export function verdictSentence(said) {
    const { verdict, reason, asOf, isImported } = said;
    if (said.told)
        return `${TELLER[said.told]}; no look of ours stands behind it`;
    if (said.isRefresh)
        return "seen by a watch, which speaks of no one moment";
    const why = reason === null ? "" : ` (${reason})`;
    const whose = isImported ? "; told by another tool’s records, so nothing of it is certified" : "";
    return `as of ${clockTime(asOf)}: ${VERDICT_MEANING[verdict]}${why}${whose}`;
}
