// Reads single parameters of a CDX question; what cannot be read is refused in one line that names it.
import { UsageError } from "#errors.js";
import { instant, parseTimestamp } from "#model/index.js";
/** Parameters of one question. A name of pywb or the Wayback Machine that changes nothing here is passed over. */
export class Parameters {
    #given;
    #asked = new Set();
    constructor(query) {
        this.#given = new URLSearchParams(query);
    }
    /** The value; of several the last. Empty is absent, as clients mean it. */
    text(name) {
        const value = this.texts(name).at(-1);
        return value === undefined || value === "" ? null : value;
    }
    /** All values of a parameter that may be given several times. */
    texts(name) {
        this.#asked.add(name);
        return this.#given.getAll(name);
    }
    flag(name) {
        const value = this.text(name);
        if (value !== null && !/^(?:true|false|1|0)$/i.test(value))
            throw refused(name, value, "true or false");
        return value !== null && /^(?:true|1)$/i.test(value);
    }
    whole(name, least, most) {
        const value = this.text(name);
        if (value === null)
            return null;
        const number = /^-?\d{1,15}$/.test(value) ? Number(value) : NaN;
        if (!(number >= least && number <= most))
            throw refused(name, value, `a whole number from ${least} to ${most}`);
        return number;
    }
    oneOf(name, choices) {
        const value = this.text(name);
        if (value !== null && !choices.includes(value))
            throw refused(name, value, `one of ${choices.join(", ")}`);
        return value;
    }
    /** A time of 4 to 17 digits: the beginning of what they name, or its end. */
    time(name, end) {
        const value = this.text(name);
        if (value === null)
            return null;
        const first = parseTimestamp(value);
        if (first === null)
            throw refused(name, value, "a time of 4 to 17 digits such as 20261115 or 20261115123107");
        return end === "first" ? first : lastOf(first, value.length);
    }
    /** What was given and never asked for. */
    ignored() {
        return [...new Set(this.#given.keys())].filter((name) => !this.#asked.has(name));
    }
}
/** What a parameter should have been. */
export function refused(name, value, expected) {
    return new UsageError("BAD_INPUT", `${name}=${JSON.stringify(value.slice(0, 80))}: expected ${expected}`);
}
/** The last millisecond of the year, month, day, … that so many digits name. */
function lastOf(first, digits) {
    const date = new Date(first);
    const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
    if (digits < 6)
        return instant(Date.UTC(year + 1, 0, 1) - 1);
    if (digits < 8)
        return instant(Date.UTC(year, month + 1, 1) - 1);
    const units = [86_400_000, 3_600_000, 60_000, 1000];
    const unit = digits < 14 ? units[Math.floor((digits - 8) / 2)] : 10 ** (17 - digits);
    return instant(first + unit - 1);
}
