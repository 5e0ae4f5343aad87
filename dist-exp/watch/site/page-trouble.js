const DAY_MS = 86_400_000;
/** So many failed looks in a row, over so many days, and a page sleeps. */
const FAILURES = 8;
const FAILING_DAYS = 7;
/** A page that sleeps is tried again after so many days. */
const SLEEP_DAYS = 30;
/** So many looks in a row that found it gone, over so many days, and a page leaves; a link brings it back. */
const GONE_LOOKS = 3;
const GONE_DAYS = 30;
/** The trouble of a page after a look; `null` when there is none. */
export function troubleAfter(before, found, at) {
    const was = before ?? { failures: 0, failingSince: at, gone: 0, goneSince: at, asleepSince: null };
    if (found === "failed")
        return { ...was, failures: was.failures + 1, failingSince: was.failures > 0 ? was.failingSince : at };
    if (found !== "gone")
        return null;
    const goneSince = was.gone > 0 ? was.goneSince : at;
    return { failures: 0, failingSince: at, gone: was.gone + 1, goneSince, asleepSince: null };
}
/** Whether a page has failed so long that it sleeps from now on. */
export function fallsAsleep({ failures, failingSince, asleepSince }, now) {
    return asleepSince === null && failures >= FAILURES && now - failingSince >= FAILING_DAYS * DAY_MS;
}
/** Whether a sleeping page is to be tried again. */
export function wakes({ asleepSince }, now) {
    return asleepSince !== null && now - asleepSince >= SLEEP_DAYS * DAY_MS;
}
/** Whether a page has been gone so long that it leaves. */
export function leaves({ gone, goneSince }, now) {
    return gone >= GONE_LOOKS && now - goneSince >= GONE_DAYS * DAY_MS;
}
