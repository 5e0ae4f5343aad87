import { showsState } from "../read/look.js";
/** Servers' clocks are wrong by minutes, sometimes by hours; seldom by more than a day. */
const MOST_APART_MS = 86_400_000;
/** Holds the times of the looks against the Dates of the answers; caches tell old ones. */
export function checkDates({ clock }, { looks, isWhole }, lines) {
    const nearestMs = nearestDate(looks);
    const foundMs = nearestMs !== null && nearestMs > MOST_APART_MS ? nearestMs : null;
    const saidMs = clock?.datesApartMs ?? null;
    tellDates(saidMs ?? (isWhole ? null : foundMs), lines);
    if (foundMs === saidMs || !isWhole)
        return;
    if (foundMs !== null && saidMs === null)
        lines.add("startedAt", `every server's own Date is ${daysOf(foundMs)} days or more from the times of the looks`);
    else
        lines.expect("clock.datesApartMs", saidMs, foundMs, "in milliseconds the nearest Date is off by");
}
/** What the certificate itself owns up to, said aloud: whoever reads TRUE must see it. */
export function tellDates(apartMs, lines) {
    if (apartMs === null)
        return;
    lines.notes.push(`no server corroborates when this was: every Date that came is ${daysOf(apartMs)} days or more from this machine's clock`);
}
function daysOf(ms) {
    return Math.floor(ms / MOST_APART_MS);
}
function nearestDate(looks) {
    let nearestMs = null;
    for (const look of looks) {
        const date = showsState(look) && !look.shown.validators.cacheSigns ? look.shown.validators.date : null;
        if (date === null)
            continue;
        const apartMs = Math.abs(look.sentAt - date);
        nearestMs = Math.min(apartMs, nearestMs ?? apartMs);
    }
    return nearestMs;
}
