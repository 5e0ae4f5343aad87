// Instants are integer milliseconds since the Unix epoch, UTC.
/** Makes an instant from whole milliseconds; throws on anything a date cannot hold. */
export function instant(ms) {
    if (!Number.isSafeInteger(ms) || Math.abs(ms) > 8.64e15)
        throw new RangeError(`not an instant: ${ms}`);
    return ms;
}
/** The second written last, and how it is written: instants follow each other closely, several to a page. */
const last = { second: NaN, text: "" };
/** ISO 8601 in UTC with milliseconds, the only way instants are printed. */
export function toIso(at) {
    const second = Math.floor(at / 1000);
    if (second !== last.second) {
        last.text = new Date(second * 1000).toISOString().slice(0, -"000Z".length);
        last.second = second;
    }
    return `${last.text}${String(at - second * 1000).padStart(3, "0")}Z`;
}
/** Reads an ISO 8601 date-time with zone; `null` when it is not one. */
export function parseIso(text) {
    if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/.test(text))
        return null;
    const ms = Date.parse(text);
    return Number.isNaN(ms) ? null : ms;
}
/** The timestamp written last: every link of a replayed page has the same. */
const lastTimestamp = { at: NaN, text: "" };
/** The 17-digit timestamp (YYYYMMDDhhmmssmmm) that CDXJ and replay addresses use. */
export function toTimestamp17(at) {
    if (at !== lastTimestamp.at) {
        const iso = toIso(at);
        lastTimestamp.text = iso.length === ISO_LENGTH ? digitsOf(iso) : iso.replace(/\D/g, "");
        lastTimestamp.at = at;
    }
    return lastTimestamp.text;
}
/** Of years with four digits. */
const ISO_LENGTH = "2026-01-05T09:00:00.000Z".length;
/** By their places: a page's `Link` has ten such, and looking for what is no digit takes longer than all the rest. */
function digitsOf(iso) {
    const part = (start, end) => iso.slice(start, end);
    return part(0, 4) + part(5, 7) + part(8, 10) + part(11, 13) + part(14, 16) + part(17, 19) + part(20, 23);
}
/** Reads a timestamp of 4 to 17 digits, missing parts taken as the earliest; `null` when it is not one. */
export function parseTimestamp(digits) {
    if (!/^\d{4,17}$/.test(digits))
        return null;
    const padded = digits + "00000101000000000".slice(digits.length);
    const part = (start, end) => padded.slice(start, end);
    const date = `${part(0, 4)}-${part(4, 6)}-${part(6, 8)}`;
    const ms = Date.parse(`${date}T${part(8, 10)}:${part(10, 12)}:${part(12, 14)}.${part(14, 17)}Z`);
    return Number.isNaN(ms) ? null : ms;
}
