// HTTP dates (RFC 9110 section 5.6.7): the fixed form and the two obsolete ones.
import { instant } from "#model/index.js";
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const IMF_FIXDATE = /^[a-z]{3}, (\d{2}) ([a-z]{3}) (\d{4}) (\d{2}):(\d{2}):(\d{2}) (?:GMT|UTC)$/i;
const RFC850 = /^[a-z]{6,9}, (\d{2})-([a-z]{3})-(\d{2}) (\d{2}):(\d{2}):(\d{2}) (?:GMT|UTC)$/i;
const ASCTIME = /^[a-z]{3} ([a-z]{3}) ([ \d]\d) (\d{2}):(\d{2}):(\d{2}) (\d{4})$/i;
/** Reads a date header; `null` for a missing, malformed or impossible one. */
export function parseHttpDate(text) {
    if (text === null)
        return null;
    const imf = IMF_FIXDATE.exec(text);
    if (imf)
        return fromParts(imf[3], imf[2], imf[1], imf.slice(4));
    const rfc850 = RFC850.exec(text);
    // Two-digit years from 70 on are of the last century: no server of ours is 44 years ahead.
    if (rfc850)
        return fromParts((rfc850[3] < "70" ? "20" : "19") + rfc850[3], rfc850[2], rfc850[1], rfc850.slice(4));
    const asctime = ASCTIME.exec(text);
    if (asctime)
        return fromParts(asctime[6], asctime[1], asctime[2], asctime.slice(3, 6));
    return null;
}
/** The fixed form, cut to the second. */
export function formatHttpDate(at) {
    return new Date(at).toUTCString();
}
function fromParts(year, monthName, day, time) {
    const month = MONTHS.indexOf(monthName.toLowerCase());
    const [hour = 0, minute = 0, second = 0] = time.map(Number);
    if (month === -1 || hour > 23 || minute > 59 || second > 60)
        return null;
    // A leap second is taken as the second before it, which every date can hold.
    const ms = Date.UTC(Number(year), month, Number(day), hour, minute, Math.min(second, 59));
    const date = new Date(ms);
    return date.getUTCMonth() === month && date.getUTCDate() === Number(day) ? instant(ms) : null;
}
