// Hours of the week in UTC, Monday first; and the paper's coarser periods (bensaad2011 Figure 1).
/** 7 × 24. */
export const WEEK_HOURS = 168;
const HOUR_MS = 3_600_000;
/** 1970-01-01 was a Thursday, 72 hours after Monday 0:00. */
const EPOCH_HOUR_OF_WEEK = 72;
/** Hour of the week of an instant: 0 is Monday 0:00–1:00 UTC. */
export function hourOfWeek(atMs) {
    const hour = (Math.floor(atMs / HOUR_MS) + EPOCH_HOUR_OF_WEEK) % WEEK_HOURS;
    return hour < 0 ? hour + WEEK_HOURS : hour;
}
/** Day classes of the paper's figure. */
export const DAY_CLASSES = ["workday", "saturday", "sunday"];
/** The paper's four parts of the day, by their first hour. */
export const DAY_PARTS = [0, 6, 12, 18];
/** Sums hours of the week into the paper's periods: rows by day class, columns by part of the day, per day. */
export function paperPeriods(hours) {
    const days = [5, 1, 1];
    const table = DAY_CLASSES.map(() => DAY_PARTS.map(() => 0));
    for (let hour = 0; hour < WEEK_HOURS; hour++) {
        const row = Math.max(0, Math.floor(hour / 24) - 4);
        table[row][Math.floor((hour % 24) / 6)] += hours[hour] / days[row];
    }
    return table;
}
/** Adds a change that happened somewhere in (from, to] to the hours it may have happened in, in equal parts. */
export function spreadChange(counts, fromMs, toMs, weight = 1) {
    const hours = Math.min(WEEK_HOURS, Math.max(1, Math.ceil((toMs - fromMs) / HOUR_MS)));
    for (let i = 0; i < hours; i++)
        counts[hourOfWeek(toMs - i * HOUR_MS)] += weight / hours;
}
