import { hourOfWeek, WEEK_HOURS } from "./week-hours.js";
const HOUR_MS = 3_600_000;
const HOURS_PER_DAY = 24;
/**
 * The survival of a page from a given instant on: S(x) of the steady estimate, x in days counted as long as the
 * pattern (mean 1 by hour of the week) makes them. Not convex within a day: for forecasts, not for the planners.
 */
export function patternedSurvival(steady, pattern, fromMs) {
    const at = (days) => steady.at(patternedDays(pattern, fromMs, days));
    return { at, heat: 1 - at(1) };
}
/** Days of change that lie in `days` days from an instant: the integral of the pattern. */
export function patternedDays(pattern, fromMs, days) {
    const weeks = Math.floor((days * HOURS_PER_DAY) / WEEK_HOURS);
    let left = days * HOURS_PER_DAY - weeks * WEEK_HOURS;
    let at = fromMs;
    let hours = 0;
    while (left > 1e-9) {
        const part = Math.min(left, 1 - (at % HOUR_MS) / HOUR_MS);
        hours += pattern[hourOfWeek(at)] * part;
        left -= part;
        at += part * HOUR_MS;
    }
    let perWeek = 0;
    for (let hour = 0; hour < WEEK_HOURS; hour++)
        perWeek += pattern[hour];
    return (hours + weeks * perWeek) / HOURS_PER_DAY;
}
