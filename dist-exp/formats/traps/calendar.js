const MS_PER_YEAR = 365.25 * 86_400_000;
const MOST_YEARS_AHEAD = 2;
const MOST_YEARS_BACK = 30;
/** Four years of days. */
const CALENDAR_BUDGET = 1_500;
const CALENDAR_WORDS = /calend|kalend|agenda|events?\b|month|schedule|termin|\bday\b|\bcal\b/i;
/** A date years ahead; in a calendar also one long past, or too many dates. */
export const calendar = {
    code: "calendar",
    refuse(link, known) {
        const atMs = dateOf(link.parsed);
        if (atMs === null)
            return null;
        const years = (atMs - known.nowMs) / MS_PER_YEAR;
        if (years > MOST_YEARS_AHEAD)
            return `a date ${Math.floor(years)} years ahead`;
        if (!isCalendar(link))
            return null;
        if (years < -MOST_YEARS_BACK)
            return `a date ${Math.floor(-years)} years back`;
        return known.count(calendarKey(link)) >= CALENDAR_BUDGET ? `more than ${CALENDAR_BUDGET} dates` : null;
    },
    keys: (link) => (isCalendar(link) && dateOf(link.parsed) !== null ? [calendarKey(link)] : []),
};
function isCalendar({ parsed }) {
    return CALENDAR_WORDS.test(parsed.pathname + parsed.search);
}
function calendarKey({ shape }) {
    return `calendar ${shape}`;
}
/** A year with a month, in the path or in the query. */
function dateOf({ pathname, search, searchParams }) {
    const inPath = /\/(\d{4,6})[/-](\d{1,2})(?=[/.-]|$)/.exec(pathname);
    const [, year, month] = inPath ?? (search === "" ? null : valuesOf(searchParams)) ?? [];
    if (year === undefined || month === undefined)
        return null;
    const [y, m] = [Number(year), Number(month)];
    return y >= 1000 && m >= 1 && m <= 12 ? Date.UTC(Math.min(y, 9999), m - 1) : null;
}
function valuesOf(query) {
    const year = query.get("year") ?? query.get("y") ?? query.get("jahr");
    const month = query.get("month") ?? query.get("m") ?? query.get("mon") ?? query.get("monat");
    if (year !== null && month !== null && /^\d{4,6}$/.test(year))
        return [undefined, year, month];
    for (const name of ["date", "month", "day", "start", "week", "d"]) {
        const found = /^(\d{4,6})-?(\d{2})(?=-?\d\d|$)/.exec(query.get(name) ?? "");
        if (found && (query.get(name).includes("-") || /^\d{6}(\d{2})?$/.test(query.get(name))))
            return found;
    }
    return null;
}
