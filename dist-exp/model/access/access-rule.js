/** The group of whoever brings no token of a group. */
export const PUBLIC_GROUP = "public";
/** Reads `P1Y`, `P6M`, `P2W`, `P30D` or several of them in this order; `null` for anything else. */
export function parseCalendarSpan(text) {
    const match = /^P(?=\d)(?:(\d{1,3})Y)?(?:(\d{1,4})M)?(?:(\d{1,5})W)?(?:(\d{1,5})D)?$/.exec(text);
    if (!match)
        return null;
    const [years, months, weeks, days] = match.slice(1).map((digits) => Number(digits ?? 0));
    return { years: years, months: months, days: weeks * 7 + days };
}
/** A span as it is written in a file. */
export function formatCalendarSpan({ years, months, days }) {
    const parts = [years > 0 && `${years}Y`, months > 0 && `${months}M`, days > 0 && `${days}D`].filter(Boolean);
    return `P${parts.length === 0 ? "0D" : parts.join("")}`;
}
/** The end of a span that begins at an instant, by the calendar in UTC; 29 February and a year is 1 March. */
export function endOfSpan(at, { years, months, days }) {
    const date = new Date(at);
    date.setUTCFullYear(date.getUTCFullYear() + years, date.getUTCMonth() + months, date.getUTCDate() + days);
    const end = date.getTime();
    // What no date can hold ends never, rather than at once.
    return (Number.isNaN(end) ? 8.64e15 : end);
}
