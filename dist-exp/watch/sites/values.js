// How the values of a file of sites are read: each gives what was meant, or what is wrong with it.
import { parseDurationMs, parseSizeBytes } from "#config/index.js";
import { parsePageUrl } from "#model/index.js";
import { quoted, Wrong } from "./yaml/fault.js";
/** A reader of single words; `parse` gives `undefined` for what it does not take. */
export function words(parse, expected) {
    return (node) => {
        if (node.kind === "text" && node.text === "")
            return new Wrong(node.at, `says nothing: give ${expected}, or leave the key out`);
        if (node.kind !== "text")
            return new Wrong(node.at, `is a ${node.kind}, not ${expected}`);
        const value = parse(node.text);
        return value === undefined ? new Wrong(node.at, `${quoted(node.text)} is not ${expected}`) : value;
    };
}
/** One of these words. */
export function oneOf(values) {
    return words((text) => values.find((value) => value === text), `one of ${values.join(", ")}`);
}
/** The word `none`, or something else. */
export function orNone(parse, expected) {
    return words((text) => (text === "none" ? null : parse(text)), `${expected}, or none`);
}
/** Several, as a list; one may stand by itself, and `none` is an empty list. */
export function listOf(read, most = 1000) {
    return (node) => {
        if (node.kind === "text" && node.text === "none")
            return [];
        if (node.kind !== "list")
            return each([node], read);
        if (node.items.length > most)
            return new Wrong(node.at, `has ${node.items.length} entries, at most ${most}`);
        return each(node.items, read);
    };
}
function each(nodes, read) {
    const values = [];
    for (const node of nodes) {
        const value = read(node);
        if (value instanceof Wrong)
            return value;
        values.push(value);
    }
    return values;
}
const MOST = 1e9;
/** A whole number within bounds. */
export function wholeFrom(least) {
    return (text) => {
        const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
        return number >= least && number <= MOST ? number : undefined;
    };
}
/** A number of pages or requests. */
export const count = words(wholeFrom(1), "a whole number above 0");
/** A number that need not be whole. */
export function numberFrom(least, most) {
    return (text) => {
        const number = /^\d{1,9}(\.\d{1,9})?$/.test(text) ? Number(text) : Number.NaN;
        return number >= least && number <= most ? number : undefined;
    };
}
/** A size, as settings have it. */
export function size(text) {
    const bytes = parseSizeBytes(text);
    return bytes !== null && bytes > 0 && Number.isSafeInteger(bytes) ? bytes : undefined;
}
const A_DAY_MS = 86_400_000;
/** A pause, as settings have it. */
export const pause = words((text) => {
    const ms = parseDurationMs(text);
    return ms !== null && ms <= A_DAY_MS ? ms : undefined;
}, "a duration like 250ms, 1s or 2m, up to a day");
/** A switch. */
export const yesOrNo = words((text) => {
    const word = text.toLowerCase();
    if (["true", "yes", "on"].includes(word))
        return true;
    return ["false", "no", "off"].includes(word) ? false : undefined;
}, "true or false");
/** Some words of a person. */
export const sentence = words((text) => (text.length <= 1000 && !/\p{Cc}/u.test(text) ? text : undefined), "a line of at most 1000 characters");
/** What sites and channels are called. */
export const name = words((text) => (/^[\p{L}\p{N}][\p{L}\p{N}._-]{0,99}$/u.test(text) ? text : undefined), "a name of letters, digits, dots, - and _, at most 100");
/** A web address; one without its scheme is told what it lacks. */
export const address = (node) => {
    // What looks like a password is not shown again.
    if (node.kind === "text" && /^\w*:\/*[^/?#]*@/.test(node.text))
        return new Wrong(node.at, "leave user and password out of the address");
    const read = words((text) => parsePageUrl(text) ?? undefined, "an http or https address")(node);
    if (!(read instanceof Wrong) || node.kind !== "text")
        return read;
    const guess = /^[\w.-]+\.[\w.-]+(:\d+)?(\/|$)/.test(node.text)
        ? parsePageUrl(`https://${node.text}`)
        : null;
    return guess === null ? read : new Wrong(read.at, `${read.what}; did you mean ${guess}?`);
};
const LONGEST_PATTERN = 1000;
/** A regular expression on addresses, as `--include` has it. */
export const pattern = words((text) => {
    try {
        new RegExp(text);
        return text.length <= LONGEST_PATTERN ? text : undefined;
    }
    catch {
        return undefined;
    }
}, `a regular expression of at most ${LONGEST_PATTERN} characters`);
