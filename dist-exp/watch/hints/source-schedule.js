// When a list is read again: a busy feed every quarter of an hour, a sitemap that never changes once a week; all of
// them within a share of what may be asked of the site.
import { instant } from "#model/index.js";
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const SHORTEST_MS = 15 * MINUTE_MS;
const LONGEST_MS = 7 * DAY_MS;
/** More doublings than lead from the shortest to the longest. */
const MOST_IDLE = 10;
/** An hour, sixteen hours, sixteen hours. */
const FIRST_IDLE = { feed: 2, sitemap: 6, oai: 6 };
/** Share of a day's requests that lists may take. */
const SHARE = 0.1;
/** A list is read in full when its last full reading is older, whatever its 304s or its index say. */
export const FULL_READING_MS = 28 * DAY_MS;
/** A source as it is before anybody read it, due at once. */
export function newSource(named, now) {
    return {
        ...named,
        dueAt: now,
        idle: FIRST_IDLE[named.kind],
        etag: null,
        lastModified: null,
        digest: null,
        readAt: null,
        next: null,
        tried: 0,
        right: 0,
        expected: 0,
    };
}
/** When a source is read next after a reading; a list that cannot be read is left alone sooner than one that is silent. */
export function scheduled({ idle: before }, worth, now) {
    const step = { first: 0, news: -1, nothing: 1, problem: 2 }[worth];
    const idle = Math.max(0, Math.min(MOST_IDLE, before + step));
    return { idle, dueAt: instant(now + Math.min(LONGEST_MS, SHORTEST_MS * 2 ** idle)) };
}
/** Those that are due, whoever waits longest first, so that a busy feed does not starve the others. */
export function dueSources(sources, now) {
    return sources.filter(({ dueAt }) => dueAt <= now).sort((a, b) => a.dueAt - b.dueAt);
}
/** Requests for lists that a site allows on a day: a tenth of all, and one at least where any are allowed. */
export function shareOfDay(requestsPerDay) {
    return Math.min(Math.floor(requestsPerDay), Math.max(1, Math.floor(requestsPerDay * SHARE)));
}
/** How many of them may have been made by now: spread over the UTC day, so that the evening has its readings too. */
export function allowedBy(requestsPerDay, now) {
    const passed = (now % DAY_MS) / DAY_MS;
    const share = shareOfDay(requestsPerDay);
    return Math.min(share, Math.floor(share * passed) + 1);
}
