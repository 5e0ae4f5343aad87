// The literature's measures in words and figures, the same in every output.
import { count, fullTime, percent } from "#chart/index.js";
/** `coherence C 96.7 %`. */
export function figureText({ label, value, unit }) {
    return `${label} ${valueText(value, unit)}`;
}
/** A figure with its unit; a dash where there is nothing to measure. */
export function valueText(value, unit) {
    if (value === null)
        return "–";
    if (unit === "pages")
        return count(value);
    if (unit === "changes")
        return value.toPrecision(3);
    // Neither figure may look better than it is.
    return unit === "error" ? `${(Math.ceil(value * 1000 - 1e-9) / 10).toFixed(1)} %` : percent(value, 1);
}
/** Where the measure is a time; `null` where it is none. */
export function intervalText({ interval }) {
    if (interval === undefined)
        return null;
    if (interval === null)
        return "there is no such time";
    const { from, to } = interval;
    if (from !== null && from === to)
        return `at ${fullTime(from)}`;
    const [start, end] = [from === null ? null : fullTime(from), to === null ? null : fullTime(to)];
    if (start === null)
        return end === null ? "at any time" : `until ${end}`;
    return end === null ? `from ${start} on` : `from ${start} to ${end}`;
}
