// What is known of a served response, as header fields. They tell what everyone who has the response may know: nothing
// of other pages, of the archive's files or of the reader, since scripts of the archived page can read them.
import { toIso } from "#model/index.js";
/** Ends of an interval that are unbounded (ISO 8601-2 section 4.4). */
const OPEN_END = "..";
/** The fields. */
export function servedHeaders({ at, tier, interval, distanceMs, against }) {
    const end = (one) => (one === null ? OPEN_END : toIso(one));
    return [
        ["isochron-moment", toIso(at)],
        ["isochron-tier", tier],
        ...(interval ? [["isochron-interval", `${end(interval.from)}/${end(interval.to)}`]] : []),
        ["isochron-distance", `${distanceMs} ms`],
        ...(against === null ? [] : [["isochron-against", against]]),
    ];
}
