import { isInSet } from "./sets.js";
/** Whether a catalogue of pages has this one: a document that a response was received of. */
export function isListed({ kind, visitAt, revisitAt }) {
    return kind === "document" && (visitAt ?? revisitAt) !== null;
}
/** Walks the records of items that are in order. */
export async function* recordsOf(items, { results }, { range, set, place }) {
    for (const of of items) {
        const { datestamp, capture } = of;
        if (datestamp < range.from || datestamp > range.until)
            continue;
        const order = place === null ? 1 : datestamp - place.datestamp || compare(capture.id, place.capture);
        if (order < 0)
            continue;
        const here = { datestamp, capture: capture.id };
        // What has changed since stands at another place now, and comes whole when that is reached.
        const isGoingOn = order === 0;
        if (!isGoingOn && isInSet(set, capture.site, "captures"))
            yield { of, page: null, place: { ...here, pages: 0 } };
        if (!isInSet(set, capture.site, "pages"))
            continue;
        for await (const { page, next } of results.reportPages(capture.id, isGoingOn ? place.pages : 0))
            if (isListed(page))
                yield { of, page, place: { ...here, pages: next } };
    }
}
function compare(a, b) {
    return a === b ? 0 : a < b ? -1 : 1;
}
