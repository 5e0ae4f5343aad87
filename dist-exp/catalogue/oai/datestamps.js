// Datestamps: UTC, to the second, and by the day where a harvester asks so (OAI-PMH 2.0 sections 2.7.1 and 3.3).
import { instant, toIso } from "#model/index.js";
import { fault, isFault } from "./fault.js";
const DAY_MS = 86_400_000;
const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;
const SECOND = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)Z$/;
/** As it is printed: YYYY-MM-DDThh:mm:ssZ. */
export function datestampText(at) {
    return `${toIso(at).slice(0, "YYYY-MM-DDThh:mm:ss".length)}Z`;
}
/** Reads both ends as they were given. */
export function rangeOf(from, until) {
    const start = read("from", from);
    const end = read("until", until);
    if (isFault(start))
        return start;
    if (isFault(end))
        return end;
    const range = { from: start.first, until: end.last };
    if (from === undefined || until === undefined)
        return range;
    // Section 2.7.1: both must have the same granularity.
    if (from.length !== until.length)
        return fault("badArgument", "from and until must have the same granularity");
    return range.from <= range.until ? range : fault("badArgument", "from must not be later than until");
}
function bad(name, text) {
    const given = JSON.stringify(text.slice(0, 40));
    return fault("badArgument", `${name} must be YYYY-MM-DD or YYYY-MM-DDThh:mm:ssZ, not ${given}`);
}
/** Where nothing is given: from the beginning to the end of time. */
const EVER = { first: instant(0), last: instant(8.64e15) };
function read(name, text) {
    if (text === undefined)
        return EVER;
    const isDay = DAY.test(text);
    if (!isDay && !SECOND.test(text))
        return bad(name, text);
    const ms = Date.parse(isDay ? `${text}T00:00:00Z` : text);
    // A 30th of February would be read as a day of March.
    if (Number.isNaN(ms) || datestampText(instant(ms)).slice(0, text.length) !== text)
        return bad(name, text);
    return { first: instant(ms), last: instant(ms + (isDay ? DAY_MS : 1000) - 1) };
}
