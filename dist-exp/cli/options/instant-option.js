// Instants on the command line: ISO 8601, a day, or the 4 to 17 digits that archives use.
import { InvalidArgumentError } from "commander";
import { instant, parseIso, parseTimestamp } from "#model/index.js";
/** Reads an instant; a year, a month or a day alone means its beginning, UTC. */
export function instantOption(text) {
    const at = parseTimestamp(text) ?? parseTimestamp(digitsOf(text)) ?? parseIso(text);
    if (at !== null)
        return at;
    throw new InvalidArgumentError("expected a time like 2026-11-15, 2026-11-15T12:31:07Z or 20261115123107");
}
/** Reads the end of a span: a year, a month, a day, an hour, a minute or a second means all of it. */
export function lastInstantOption(text) {
    const first = instantOption(text);
    const digits = /^\d+$/.test(text) ? text : digitsOf(text);
    if (digits === "" || digits.length >= 17)
        return first;
    return instant(nextAfter(first, digits.length) - 1);
}
/** The digits of a day, month or year that is written with hyphens. */
function digitsOf(text) {
    return /^\d{4}(?:-\d\d){0,2}$/.test(text) ? text.replaceAll("-", "") : "";
}
/** The beginning of the next year, month, day, …, by how many digits were given. */
function nextAfter(at, digits) {
    const date = new Date(at);
    const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
    if (digits < 6)
        return Date.UTC(year + 1, 0, 1);
    if (digits < 8)
        return Date.UTC(year, month + 1, 1);
    const units = [86_400_000, 3_600_000, 60_000, 1000, 100, 10];
    const unit = digits < 14 ? units[Math.floor((digits - 8) / 2)] : units[3 + (digits - 14)];
    return at + unit;
}
