// OAI-PMH lists in windows: a repository is asked for what changed since it was read last (section 2.7.1 of the protocol).
import { instant, parsePageUrl, toIso } from "#model/index.js";
import { firstOaiRequest } from "#seeds/index.js";
const DAY_MS = 86_400_000;
/** What changed earlier is found by captures. */
const FIRST_WINDOW_MS = 30 * DAY_MS;
/** What to ask a repository for now: the next part of a list, or what changed since a day before the last reading. */
export function oaiRequest({ url, readAt, next }, now) {
    if (next !== null)
        return next;
    const first = firstOaiRequest(url);
    const request = new URL(first);
    if (request.searchParams.has("from") || request.searchParams.has("resumptionToken"))
        return first;
    const since = instant(readAt === null ? now - FIRST_WINDOW_MS : readAt - DAY_MS);
    // Days are the one granularity that every repository knows.
    request.searchParams.set("from", toIso(since).slice(0, "2026-01-05".length));
    return parsePageUrl(request.href) ?? first;
}
/** Whether a repository says that there is nothing: an error by its protocol, and no fault. */
export function hasNoRecords({ kind, problem }) {
    return kind === "oai" && problem !== null && problem.includes("noRecordsMatch");
}
