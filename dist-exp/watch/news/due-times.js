// When news are due: digests at the end of their hour, day or week (UTC), and whatever did not arrive, after a pause.
import { instant } from "#model/index.js";
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** The epoch was a Thursday; weeks end with Sunday (ISO 8601). */
const FIRST_MONDAY_MS = 4 * DAY_MS;
/** Sum: somewhat less than three days. Whoever is down for a weekend is still told on Monday. */
const PAUSES_MS = [
    MINUTE_MS,
    5 * MINUTE_MS,
    30 * MINUTE_MS,
    2 * HOUR_MS,
    6 * HOUR_MS,
    12 * HOUR_MS,
    DAY_MS,
    DAY_MS,
];
/** A delivery is tried at most so often. */
export const MOST_TRIES = PAUSES_MS.length + 1;
/** The end of the hour, day or week that is running. */
export function endOfPeriod(period, now) {
    const [lengthMs, startMs] = {
        hour: [HOUR_MS, 0],
        day: [DAY_MS, 0],
        week: [7 * DAY_MS, FIRST_MONDAY_MS],
    }[period];
    return instant(startMs + (Math.floor((now - startMs) / lengthMs) + 1) * lengthMs);
}
/** When a delivery that has failed so often is tried again; `null` when it has failed often enough. */
export function nextTry(tries, now) {
    const pauseMs = PAUSES_MS[tries - 1];
    return pauseMs === undefined ? null : instant(now + pauseMs);
}
