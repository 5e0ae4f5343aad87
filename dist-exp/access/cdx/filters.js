// Filters of CDX clients: `[!][=~]field:text`.
import { UsageError } from "#errors.js";
import { fieldNamed } from "./fields.js";
import { LinearRegex } from "./linear-regex.js";
import { MOST_REGEX_CHARS } from "./regex-parser.js";
/**
 * Reads a filter. `=`: equal; `~`: the regular expression means the beginning (pywb). Without a sign the Wayback
 * Machine takes a regular expression that means the whole value; pywb a text that the value contains, and here also
 * one that means the whole value, so that what is written for either finds what it should.
 */
export function parseFilter(text, dialect) {
    const [, not, sign, name, wanted] = /^(!?)([=~]?)(\w+):(.*)$/s.exec(text) ?? [];
    if (name === undefined || wanted === undefined)
        throw new UsageError("BAD_INPUT", `filter ${JSON.stringify(text.slice(0, 80))}: expected [!][=~]field:text`);
    const { valueOf } = fieldNamed(name, dialect);
    const test = testOf(sign, wanted, dialect);
    // As in both: a field that a capture does not have is written and compared as "-".
    return (entry) => test(valueOf(entry) ?? "-") === (not === "");
}
function testOf(sign, wanted, dialect) {
    if (sign === "=")
        return (value) => value === wanted;
    if (sign === "~")
        return matching(wanted, "start");
    if (dialect === "wayback")
        return matching(wanted, "whole");
    const whole = wholeOrNothing(wanted);
    return (value) => value.includes(wanted) || whole(value);
}
function matching(source, extent) {
    const regex = new LinearRegex(source);
    return (value) => regex.matches(value, extent);
}
/** Of a text that need not be an expression. */
function wholeOrNothing(text) {
    if (/^[\w/:;=,%&~ -]*$/.test(text) || text.length > MOST_REGEX_CHARS)
        return () => false;
    try {
        return matching(text, "whole");
    }
    catch (error) {
        if (error instanceof UsageError)
            return () => false;
        throw error;
    }
}
/** Reads `field` or `field:digits`: of neighbours with equal beginnings of the field only the first passes. */
export function parseCollapse(text, dialect) {
    const [, name, digits] = /^(\w+)(?::(\d{1,4}))?$/.exec(text) ?? [];
    if (name === undefined)
        throw new UsageError("BAD_INPUT", `collapse ${JSON.stringify(text.slice(0, 80))}: expected field or field:length`);
    const { valueOf } = fieldNamed(name, dialect);
    const length = digits === undefined ? Infinity : Number(digits);
    return () => {
        let last = null;
        return (entry) => {
            const value = (valueOf(entry) ?? "-").slice(0, length);
            const isNew = value !== last;
            last = value;
            return isNew;
        };
    };
}
