// What is wrong with a file of sites: one line each, with the place where it is mended.
import { printable } from "#formats/index.js";
/** Nobody mends more at a time, and a file of nothing but faults must not fill the memory with them. */
export const MOST_FAULTS = 20;
/** A value that is not what its key takes. */
export class Wrong {
    at;
    what;
    constructor(at, what) {
        this.at = at;
        this.what = what;
    }
}
/** Line and column as editors count them, from 1. */
export function placeOf(text, at) {
    const before = text.slice(0, at);
    return { line: before.split("\n").length, column: at - before.lastIndexOf("\n") };
}
/** `sites.yaml:7:5: requests-per-day: 'lots' is not a whole number above 0`. */
export function faultLine(text, file, { at, what }) {
    const { line, column } = placeOf(text, at);
    return printable(`${file}:${line}:${column}: ${what}`);
}
const LONGEST_QUOTE = 80;
/** Somebody's own words in a message, never many of them. */
export function quoted(words) {
    return `'${words.length > LONGEST_QUOTE ? `${words.slice(0, LONGEST_QUOTE)}…` : words}'`;
}
