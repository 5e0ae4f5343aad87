// Rules of access as they stand in their file. What is not quite right is refused as a whole, in one line: a rule that
// is passed over would show what it was to hide.
import { z } from "zod";
import { UsageError } from "#errors.js";
import { strictJson, surt } from "#formats/index.js";
import { formatCalendarSpan, instant, parseCalendarSpan, parseIso, toIso, } from "#model/index.js";
/** The file's own name for its form. */
export const RULES_FORMAT = "isochron-access-rules/1";
const MOST_RULES = 10_000;
const text = z.string().min(1).max(1000);
const ruleSchema = z.strictObject({
    id: z.string().regex(/^[\w.-]{1,64}$/, "1 to 64 letters, digits, . _ or -"),
    surt: z.string().max(4000).optional(),
    url: z.string().max(4000).optional(),
    match: z.enum(["exact", "prefix", "domain"]).optional(),
    collection: text.optional(),
    from: z.string().optional(),
    to: z.string().optional(),
    groups: z
        .array(z.string().regex(/^[\w.-]{1,64}$/))
        .min(1)
        .max(100)
        .optional(),
    access: z.enum(["allow", "block", "embargo", "unlist"]),
    message: text.optional(),
    until: z.string().optional(),
    after: z.string().optional(),
});
const fileSchema = z.strictObject({
    format: z.literal(RULES_FORMAT),
    rules: z.array(z.unknown()).max(MOST_RULES),
});
/** Reads the rules of a file. @throws UsageError that names file, rule and what is wrong with it */
export function parseRules(bytes, file) {
    const json = strictJson(bytes);
    if (!json.ok)
        throw wrong(file, json.problem);
    const read = fileSchema.safeParse(json.value);
    if (!read.success)
        throw wrong(file, firstProblem(read.error));
    const rules = read.data.rules.map((rule, i) => parseRule(rule, `${file}, rule ${i + 1}`));
    const twice = rules.find(({ id }, i) => rules.findIndex((other) => other.id === id) !== i);
    if (twice)
        throw wrong(file, `two rules have the id ${JSON.stringify(twice.id)}`);
    return rules;
}
/** Reads one rule; `place` is told with what is wrong. */
export function parseRule(value, place) {
    const read = ruleSchema.safeParse(value);
    if (!read.success)
        throw wrong(place, firstProblem(read.error));
    const rule = read.data;
    const fail = (problem) => {
        throw wrong(`${place} (${rule.id})`, problem);
    };
    const [from, to] = [timeOf(rule.from, "from", fail), timeOf(rule.to, "to", fail)];
    if (from !== null && to !== null && from > to)
        fail("from is later than to: it would be about nothing");
    return {
        id: rule.id,
        ...reachOf(rule, fail),
        collection: rule.collection ?? null,
        from,
        to,
        groups: rule.groups ?? null,
        access: accessOf(rule, fail),
    };
}
/** The rules as the text of their file. */
export function formatRules(rules) {
    return `${JSON.stringify({ format: RULES_FORMAT, rules: rules.map(writtenRule) }, null, 2)}\n`;
}
/** One rule as it is written; what it leaves open is left out. */
export function writtenRule({ id, surt: key, match, access, ...rule }) {
    const { collection, from, to, groups } = rule;
    return {
        id,
        ...(key !== "" && { surt: key, match }),
        ...(collection !== null && { collection }),
        ...(from !== null && { from: toIso(from) }),
        ...(to !== null && { to: toIso(to) }),
        ...(groups !== null && { groups: [...groups] }),
        ...writtenAccess(access),
    };
}
function reachOf(rule, fail) {
    const { url, surt: key, match = "prefix" } = rule;
    if (url !== undefined && key !== undefined)
        fail("url and surt say the same thing: give one of them");
    if (url !== undefined)
        return { surt: keyOf(url, match), match };
    if (key === undefined && rule.match !== undefined)
        fail("match goes with url or surt");
    if (key !== undefined && !/^[\x21-\x7e]+$/.test(key))
        fail("surt must be a key without spaces, not empty");
    if (key !== undefined && /[A-Z]|:\/\//.test(key.replace(/%[0-9A-F]{2}/g, "")))
        fail("surt must be a key such as org,example)/private (isochron surt <url> prints it); or give url");
    return { surt: key ?? "", match };
}
/** The key of an address; of a domain what the keys of its hosts begin with, of a folder with the slash it has lost. */
function keyOf(url, match) {
    const key = surt(url);
    if (match === "domain")
        return key.replace(/(?::\d+)?\).*$/s, "");
    return match === "prefix" && /[^/]\/$/.test(url) && !key.endsWith("/") ? `${key}/` : key;
}
function accessOf(rule, fail) {
    const { access, message, until, after } = rule;
    if (access !== "embargo" && (until !== undefined || after !== undefined))
        fail("until and after go with the access embargo");
    if (access === "embargo")
        return { kind: "embargo", until: endOf(rule, fail), message: message ?? null };
    if (access === "block")
        return { kind: "block", message: message ?? fail("block needs a message") };
    if (message !== undefined)
        fail("a message goes with block and embargo");
    return { kind: access };
}
function endOf({ until, after }, fail) {
    if ((until === undefined) === (after === undefined))
        fail("embargo needs until (a date) or after (a span such as P1Y), one of them");
    if (until !== undefined)
        return timeOf(until, "until", fail);
    return (parseCalendarSpan(after) ?? fail(`after: expected a span such as P1Y or P6M, got ${quoted(after)}`));
}
function timeOf(written, name, fail) {
    if (written === undefined)
        return null;
    const day = /^\d{4}-\d\d-\d\d$/.test(written);
    const at = parseIso(day ? `${written}T00:00:00Z` : written);
    if (at === null)
        return fail(`${name}: expected 2026-11-15 or 2026-11-15T12:00:00Z, got ${quoted(written)}`);
    // The last day of a span belongs to it whole.
    return day && name === "to" ? instant(at + 86_399_999) : at;
}
function writtenAccess(access) {
    if (access.kind === "block")
        return { access: "block", message: access.message };
    if (access.kind !== "embargo")
        return { access: access.kind };
    const { until, message } = access;
    const end = typeof until === "number" ? { until: toIso(until) } : { after: formatCalendarSpan(until) };
    return { access: "embargo", ...end, ...(message !== null && { message }) };
}
function quoted(written) {
    return JSON.stringify(written.slice(0, 80));
}
function firstProblem({ issues: [issue] }) {
    const at = issue.path.join(".");
    return at === "" ? issue.message : `${at}: ${issue.message}`;
}
function wrong(place, problem) {
    return new UsageError("BAD_INPUT", `${place}: ${problem}`);
}
