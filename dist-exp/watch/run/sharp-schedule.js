// When the next whole capture of a site is due.
import { instant } from "#model/index.js";
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/**
 * The first due instant after the given one; for `quiet` hours the beginning of the day, in which the site's quiet
 * hours are then waited for. `null` where no calendar decides.
 */
export function nextSharp(schedule, after) {
    if (schedule.every === "worth")
        return null;
    const hour = schedule.hour === "quiet" ? 0 : schedule.hour;
    const first = Math.floor(after / DAY_MS);
    // A month has at most 31 days, and a day that some months lack comes in the next one.
    for (let day = first; day <= first + 62; day++) {
        const due = day * DAY_MS + hour * HOUR_MS;
        if (due > after && isDay(schedule, day))
            return instant(due);
    }
    return null;
}
function isDay(schedule, day) {
    const date = new Date(day * DAY_MS);
    if (schedule.every === "day")
        return true;
    return schedule.every === "week"
        ? date.getUTCDay() === schedule.weekday
        : date.getUTCDate() === schedule.day;
}
