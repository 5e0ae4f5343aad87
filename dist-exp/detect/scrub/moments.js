// Dates and times in a line, by a grammar: a moment is a run of dates, clocks, weekdays and zones in any order, however
// they are written. Nothing here says what a moment means.
import { MOMENT_WORDS } from "./moment-words.js";
/** Cuts a line into words, numbers and signs. */
export function tokensIn(line) {
    return Array.from(line.matchAll(/\d+|[\p{L}\p{M}]+|[^\s\p{L}\p{M}\d]/gu), ({ 0: raw, index }) => {
        const text = raw.toLowerCase();
        return { text, from: index, to: index + raw.length, shape: shapeOf(text) };
    });
}
const SHAPES = {
    am: "P", pm: "P", a: "a", p: "a", m: "m", h: "h", t: "T", of: "f", de: "f", ago: "A",
    st: "o", nd: "o", rd: "o", th: "o", er: "o", "º": "o",
    年: "J", 月: "K", 日: "I", 時: "H", 时: "H", 分: "N", 秒: "S",
    at: "g", um: "g", the: "g", on: "g", den: "g", le: "g", i: "g", las: "g", alle: "g", à: "g",
}; // prettier-ignore
/** s, d: one digit, two; y: a year; k: other four digits; c, C: six, eight; M, W, Z, U: month, weekday, zone, unit. */
function shapeOf(text) {
    if (/^\d/.test(text))
        return shapeOfNumber(text);
    const { months, weekdays, zones, units } = MOMENT_WORDS;
    if (Object.hasOwn(SHAPES, text))
        return SHAPES[text];
    if (months.has(text))
        return "M";
    if (zones.has(text))
        return "Z";
    if (weekdays.has(text))
        return "W";
    if (units.has(text))
        return "U";
    return /^[\p{L}\p{M}]/u.test(text) ? "w" : text.length === 1 ? text : "?";
}
function shapeOfNumber(text) {
    if (text.length === 4)
        return /^(?:19|20|21)/.test(text) ? "y" : "k";
    return { 1: "s", 2: "d", 6: "c", 8: "C" }[text.length] ?? "n";
}
const X = "[sd]";
const DATE = new RegExp([
    `y([-/.])${X}\\1${X}`, // 2019-06-01
    `${X}([-/.])${X}\\2[yd]`, // 1.6.2019, 06/01/19
    `${X}o?[.]?f?-?M[.]?(?:[,f-]?y)?`, // 1st of June 2019, 01-Jun-2019
    `M[.]?${X}o?(?:,?y)?`, // June 1st, 2019
    "M[.]?,?f?y", // June 2019
    `yJ${X}K${X}I`, // 2019年6月1日
    `y-M-${X}`, // 2019-Jun-01
    "C(?=Tc)", // 20190601T185159
].join("|"), "y");
const HALF = "(?:P|a[.]m[.]?)";
/** With its zone. The first two groups are there when seconds are. */
const CLOCK = new RegExp(`(?:${X}:d(:d(?:[.,](?:[sdykcCn]))?)?|T?c(?=Z|$)|${X}h(?:d)?|${X}[.]d(?=Z)|${X}H${X}N(${X}S)?|${X}(?=${HALF}))${HALF}?(?:Z?[+-](?:k|d:d|${X})|[(]?Z[)]?)?`, "y");
const WEEKDAY = /W[.]?/y;
/** What date(1) and asctime print behind the clock: the zone and the year. */
const YEAR = /y/y;
const ZONE = /Z/y;
const GLUE = /[,gT–-]{0,3}/y;
const AGE = /(?:s|d|n|k|y|a)Uw?A/y;
/** Every moment of a line, left to right; the work goes with the number of tokens. */
export function momentsIn(tokens) {
    const shape = tokens.map((token) => token.shape).join("");
    const moments = [];
    for (let at = 0; at < shape.length;) {
        const moment = momentAt(shape, at);
        if (moment)
            moments.push(moment);
        at = moment ? moment.end : at + 1;
    }
    return moments;
}
function momentAt(shape, first) {
    const age = matchAt(AGE, shape, first);
    if (age)
        return { ...NOTHING_YET, first, end: first + age[0].length, isAge: true };
    let moment = { ...NOTHING_YET, first, end: first };
    for (let at = first; at < shape.length;) {
        const longer = withItemAt(moment, shape, at);
        if (!longer)
            break;
        moment = longer;
        at = moment.end + matchAt(GLUE, shape, moment.end)[0].length;
    }
    return moment.hasDate || moment.hasClock ? moment : null;
}
const NOTHING_YET = { hasDate: false, hasClock: false, hasSeconds: false, isAge: false };
/** The moment with the date, clock, weekday, zone or year that stands there; `null` where none does. */
function withItemAt(moment, shape, at) {
    const ending = (item) => ({ ...moment, end: at + item[0].length });
    const date = matchAt(DATE, shape, at);
    if (date)
        return { ...ending(date), hasDate: true };
    const clock = matchAt(CLOCK, shape, at);
    if (clock)
        return { ...ending(clock), hasClock: true, hasSeconds: moment.hasSeconds || isWithSeconds(clock) };
    const { hasDate, hasClock } = moment;
    const zone = hasClock ? matchAt(ZONE, shape, at) : null;
    const other = matchAt(WEEKDAY, shape, at) ?? zone ?? (hasDate && hasClock ? matchAt(YEAR, shape, at) : null);
    return other && ending(other);
}
function isWithSeconds(clock) {
    return clock[1] !== undefined || clock[2] !== undefined || clock[0].includes("c");
}
function matchAt(pattern, shape, at) {
    pattern.lastIndex = at;
    return pattern.exec(shape);
}
