const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
/** What is taken, for messages. */
export const SHARP_WORDS = "'daily 02:00', 'weekly sunday 03:00', 'monthly 1 04:00' (whole hours, UTC; days to 28, which every month has), " +
    "with 'quiet' or nothing in place of the hour for when the site sleeps, or 'when worth it'";
/** Reads them; `undefined` when they say nothing of the kind. */
export function parseSharp(text) {
    const words = text.toLowerCase().trim().split(/\s+/);
    if (words.join(" ") === "when worth it")
        return { every: "worth" };
    const [every, ...rest] = words;
    const day = every === "daily" ? undefined : rest.shift();
    const hour = hourOf(rest);
    if (hour === undefined)
        return undefined;
    if (every === "daily")
        return { every: "day", hour };
    if (every === "weekly")
        return weekly(day, hour);
    return every === "monthly" ? monthly(day, hour) : undefined;
}
/** The same as a person would write it. */
export function formatSharp(schedule) {
    if (schedule.every === "worth")
        return "when worth it";
    const hour = schedule.hour === "quiet" ? "quiet" : `${String(schedule.hour).padStart(2, "0")}:00`;
    if (schedule.every === "day")
        return `daily ${hour}`;
    if (schedule.every === "month")
        return `monthly ${schedule.day} ${hour}`;
    return `weekly ${WEEKDAYS[schedule.weekday]} ${hour}`;
}
function hourOf(words) {
    const [word = "quiet", ...more] = words;
    if (more.length > 0)
        return undefined;
    if (word === "quiet")
        return "quiet";
    const [, digits] = /^(\d{1,2})(?::00)?$/.exec(word) ?? [];
    return digits !== undefined && Number(digits) < 24 ? Number(digits) : undefined;
}
function weekly(day, hour) {
    const weekday = WEEKDAYS.findIndex((name) => name === day || name.slice(0, 3) === day);
    return weekday === -1 ? undefined : { every: "week", weekday, hour };
}
function monthly(day, hour) {
    if (day === undefined || !/^\d{1,2}\.?$/.test(day))
        return undefined;
    const number = Number.parseInt(day, 10);
    return number >= 1 && number <= 28 ? { every: "month", day: number, hour } : undefined;
}
