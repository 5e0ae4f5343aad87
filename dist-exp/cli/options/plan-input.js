// Pages for `isochron plan`: one JSON object per line; whatever is wrong is named with its line.
import { UsageError } from "#errors.js";
import { poissonSurvival, ratePerSlot } from "#model/index.js";
/** More pages than this are refused; planning a million takes minutes and about a gigabyte. */
const MOST_PAGES = 5_000_000;
/**
 * Reads pages in the order of their lines; blank lines are passed over.
 * @throws UsageError (BAD_INPUT) naming the line, for anything that cannot be planned as it stands.
 */
export function planFromJsonLines(text, source) {
    const refuse = (line, problem) => {
        throw new UsageError("BAD_INPUT", `${source}, line ${line}: ${problem}`);
    };
    const lines = readLines(text, refuse);
    if (lines.length === 0)
        throw new UsageError("BAD_INPUT", `${source} holds no pages`);
    const indexOf = new Map();
    lines.forEach(({ id, line }, i) => {
        const earlier = indexOf.get(id);
        if (earlier !== undefined)
            refuse(line, `duplicate id ${quoted(id)}, first on line ${lines[earlier].line}`);
        indexOf.set(id, i);
    });
    return lines.map((page) => ({
        id: page.id,
        survival: poissonSurvival(ratePerSlot(page.rate)),
        weight: page.weight,
        trustedLastModified: page.trustedLastModified,
        links: page.links.map((id) => indexOf.get(id) ?? refuse(page.line, `link to unknown page ${quoted(id)}`)),
    }));
}
function readLines(text, refuse) {
    const pages = [];
    let line = 0;
    for (const content of eachLine(text)) {
        line++;
        if (content.trim() === "")
            continue;
        if (pages.length === MOST_PAGES)
            refuse(line, `more than ${MOST_PAGES} pages`);
        pages.push(readPage(content, line, refuse));
    }
    return pages;
}
/** Lines without a copy of the whole text in pieces; a leading byte order mark is not part of the first. */
function* eachLine(text) {
    let start = text.startsWith("\uFEFF") ? 1 : 0;
    while (start < text.length) {
        const end = text.indexOf("\n", start);
        yield text.slice(start, end < 0 ? text.length : end);
        start = end < 0 ? text.length : end + 1;
    }
}
function readPage(content, line, refuse) {
    const value = parse(content, line, refuse);
    const { id, ratePerSlot: rate, weight = 1, trustedLastModified = false, links = [] } = value;
    if (typeof id !== "string" || id === "")
        return refuse(line, `"id" must be a non-empty string`);
    if (!isNonNegative(rate))
        return refuse(line, `"ratePerSlot" must be a finite number of at least 0`);
    if (!isNonNegative(weight))
        return refuse(line, `"weight" must be a finite number of at least 0`);
    if (typeof trustedLastModified !== "boolean")
        return refuse(line, `"trustedLastModified" must be true or false`);
    if (!isStrings(links))
        return refuse(line, `"links" must be a list of page ids`);
    return { line, id, rate, weight, trustedLastModified, links };
}
function parse(content, line, refuse) {
    let value;
    try {
        value = JSON.parse(content);
    }
    catch {
        return refuse(line, "not valid JSON");
    }
    if (typeof value !== "object" || value === null || Array.isArray(value))
        return refuse(line, "not a JSON object");
    return value;
}
function isNonNegative(value) {
    return typeof value === "number" && Number.isFinite(value) && value >= 0;
}
function isStrings(value) {
    return Array.isArray(value) && value.every((item) => typeof item === "string");
}
/** Ids come from outside: control characters are escaped and long ones cut. */
function quoted(id) {
    return JSON.stringify(id.length > 80 ? `${id.slice(0, 80)}…` : id);
}
