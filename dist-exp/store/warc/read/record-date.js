// WARC-Date as it is found: W3C profile of any precision (WARC 1.1 section 5.4), and what older tools wrote instead.
import { instant } from "#model/index.js";
const PARTS = /^(\d{4})(?:[-/.]?(\d\d)(?:[-/.]?(\d\d)(?:[T_ ]?(\d\d)(?::?(\d\d)(?::?(\d\d)(?:[.,]?(\d{1,9}))?)?)?)?)?)?\s*(?:Z|UTC|GMT)?$/i;
/** Records of one second, or of one capture, follow each other. */
let last = { text: "", at: null };
/** The instant that a record names, UTC unless it says otherwise; `null` when it names none. */
export function recordDate(text) {
    if (last.text !== text)
        last = { text, at: parsed(text) };
    return last.at;
}
function parsed(text) {
    const match = PARTS.exec(text.trim());
    if (!match)
        return otherwise(text);
    const [year, month = 1, day = 1, hour = 0, minute = 0, second = 0] = match.slice(1, 7).map(orUndefined);
    const ms = Number((match[7] ?? "").padEnd(3, "0").slice(0, 3));
    const at = Date.UTC(year, month - 1, day, hour, minute, Math.min(second, 59), ms);
    const isDate = new Date(at).getUTCDate() === day && month <= 12 && hour < 24 && minute < 60 && second < 61;
    return isDate ? instant(at) : null;
}
function orUndefined(digits) {
    return digits === undefined ? undefined : Number(digits);
}
/** With an offset from UTC, or as mail and HTTP write dates; without any, the zone of this machine means nothing. */
function otherwise(text) {
    if (!/[+-]\d\d:?\d\d$|GMT|UTC/i.test(text.trim()))
        return null;
    const at = Date.parse(text);
    return Number.isNaN(at) ? null : instant(at);
}
