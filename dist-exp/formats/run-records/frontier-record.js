// `frontier`: pages in the order of discovery. Found pages are on record before they are added.
import { CHANGE_FREQS, } from "#model/index.js";
import { batches, readJson, wholeNumber } from "./fields.js";
import { isCount, isDate, isFlag, isFrontierState, isListOf, isOneOf, isPageKind, isPageUrl, isRow, isText, orNull, wholeOf, } from "./shapes.js";
/** Pages whose places follow each other from `first` on, as many records as they need. */
export function* frontierRecords(pages, first) {
    let seq = first;
    for (const { json, count } of batches(rowsOf(pages))) {
        yield { fields: { "isochron-frontier": String(seq), pages: json }, count };
        seq += count;
    }
}
/** The pages of one record, with their places. */
export function readFrontierRecord(fields) {
    const first = wholeNumber(fields["isochron-frontier"]);
    const rows = readJson(fields["pages"], isPageRows);
    if (first === null || rows === null)
        return null;
    return rows.map(([url, kind, depth, via, late, state = "known", reason = null, hint = null], i) => {
        const page = { url, kind, depth, via, late, state, reason, seq: first + i };
        return hint ? { ...page, hint } : page;
    });
}
/** What only some pages have stands at the end. */
function* rowsOf(pages) {
    for (const { url, kind, depth, via, late, state, reason, hint } of pages) {
        const row = [url, kind, depth, via, late];
        yield state === "known" && !hint ? row : [...row, state, reason, hint ?? null];
    }
}
const HINT = {
    changeFreq: orNull(isOneOf(CHANGE_FREQS)),
    lastModified: orNull(isDate),
    source: isOneOf(["sitemap", "feed", "oai"]),
};
const isHint = (value) => wholeOf(value, HINT) !== null;
const SHORT = [isPageUrl, isPageKind, isCount, orNull(isPageUrl), isFlag];
const isShortRow = isRow(...SHORT);
const isLongRow = isRow(...SHORT, isFrontierState, orNull(isText), orNull(isHint));
const isPageRows = isListOf((row) => isShortRow(row) || isLongRow(row));
