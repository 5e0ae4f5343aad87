// When a site sleeps: the stretch of the week with the fewest changes, for `capture --at quiet`.
import { hourOfWeek, WEEK_HOURS } from "./week-hours.js";
const HOUR_MS = 3_600_000;
/** The quietest stretch of the given length in an hour-of-week pattern; the earliest of equals. */
export function quietHours(pattern, hours) {
    let total = 0;
    for (let hour = 0; hour < WEEK_HOURS; hour++)
        total += pattern[hour];
    let [startHour, least] = [0, Infinity];
    for (let start = 0; start < WEEK_HOURS; start++) {
        let sum = 0;
        for (let i = 0; i < hours; i++)
            sum += pattern[(start + i) % WEEK_HOURS];
        if (sum < least - 1e-12)
            [startHour, least] = [start, sum];
    }
    return { startHour, hours, ratio: total === 0 ? 1 : (least * WEEK_HOURS) / (total * hours) };
}
/** The next instant at or after `fromMs` at which the stretch begins, or `fromMs` itself when it lies inside. */
export function nextQuietTime(quiet, fromMs) {
    const into = (hourOfWeek(fromMs) - quiet.startHour + WEEK_HOURS) % WEEK_HOURS;
    if (into < quiet.hours)
        return fromMs;
    return (Math.floor(fromMs / HOUR_MS) + WEEK_HOURS - into) * HOUR_MS;
}
