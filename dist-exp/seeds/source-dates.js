// Dates as lists of URLs write them: W3C (sitemaps, Atom, OAI-PMH) and RFC 822 (RSS).
import { parseIso } from "#model/index.js";
const RFC_822 = /^(?:[a-z]{3},\s{1,4})?\d{1,2}\s{1,4}[a-z]{3}\s{1,4}\d{4}\s{1,4}\d\d:\d\d(?::\d\d)?\s{1,4}(?:[+-]\d{4}|[a-z]{1,3})$/i;
/** Reads a date of either form, missing parts taken as the earliest; `null` for anything else. */
export function parseSourceDate(text) {
    const w3c = /^(\d{4})(?:-(\d\d)(?:-(\d\d)(T.{1,40})?)?)?$/.exec(text);
    if (w3c) {
        const [, year, month = "01", day = "01", time = "T00:00:00Z"] = w3c;
        return parseIso(`${year}-${month}-${day}${time.replace(/([+-]\d\d)(\d\d)$/, "$1:$2")}`);
    }
    if (text.length > 64 || !RFC_822.test(text))
        return null;
    const ms = Date.parse(text);
    return Number.isNaN(ms) ? null : ms;
}
