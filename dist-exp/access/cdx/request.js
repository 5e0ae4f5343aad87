// A question to the CDX server, read from its query: the parameters that pywb and the Wayback Machine share.
import { UsageError } from "#errors.js";
import { fieldNamed, usualFields } from "./fields.js";
import { parseCollapse, parseFilter } from "./filters.js";
import { Parameters, refused } from "./parameters.js";
import { parsePlace } from "./place.js";
/** Captures that are held at once to be sorted, or to find the last ones. */
export const MOST_HELD = 10_000;
const MOST_QUERY_CHARS = 32 * 1024;
const MOST_FILTERS = 16;
const USUAL_PAGE_SIZE = 50;
const MOST_PAGE_SIZE = 10_000;
const MATCHES = ["exact", "prefix", "host", "domain"];
/** Reads a question. @throws UsageError that says in one line what is wrong */
export function parseCdxRequest(query, dialect) {
    if (query.length > MOST_QUERY_CHARS)
        throw new UsageError("BAD_INPUT", "a question of more than 32 kB");
    const given = new Parameters(query);
    const asked = given.text("url");
    if (asked === null)
        throw new UsageError("BAD_INPUT", "url is missing: ask for a URL, or for many by url=example.org/* or url=*.example.org");
    const fields = fieldsOf(given, dialect);
    const request = {
        dialect,
        ...reachOf(asked, given.oneOf("matchType", MATCHES)),
        from: given.time("from", "first"),
        to: given.time("to", "last"),
        sort: sortOf(given),
        filters: few(given.texts("filter"), "filter").map((text) => parseFilter(text, dialect)),
        collapses: few(given.texts("collapse"), "collapse").map((text) => parseCollapse(text, dialect)),
        limit: given.whole("limit", -MOST_HELD, Number.MAX_SAFE_INTEGER),
        offset: given.whole("offset", 0, Number.MAX_SAFE_INTEGER) ?? 0,
        fields: fields ?? usualFields(dialect),
        output: given.oneOf("output", ["text", "json", "cdxj"]) ?? usualOutput(dialect, fields),
        paging: pagingOf(given),
        resume: resumeOf(given),
        showResumeKey: given.flag("showResumeKey"),
    };
    checkTogether(request);
    return { ...request, ignored: given.ignored() };
}
/** `example.org/x*` asks for what begins so, `*.example.org` for a host and those below (pywb, Wayback). */
function reachOf(url, match) {
    if (match !== null)
        return { url, match };
    const domain = /^(?:https?:\/\/)?\*\.([^/?#*]+)(?:\/\*?)?$/i.exec(url)?.[1];
    if (domain !== undefined)
        return { url: domain, match: "domain" };
    if (url.endsWith("*"))
        return { url: url.slice(0, -1), match: "prefix" };
    return { url, match: "exact" };
}
function sortOf(given) {
    const closest = given.time("closest", "first");
    const sort = given.oneOf("sort", ["default", "reverse", "closest"]);
    const isReverse = given.flag("reverse");
    if (sort === "reverse" || (sort === null && isReverse))
        return { kind: "reverse" };
    if (sort === "closest" && closest === null)
        throw refused("sort", "closest", "closest=<time> beside it");
    return closest !== null && sort !== "default" ? { kind: "closest", at: closest } : { kind: "default" };
}
function fieldsOf(given, dialect) {
    const names = given.text("fl") ?? given.text("fields");
    return names === null ? null : few(names.split(","), "fl").map((name) => fieldNamed(name.trim(), dialect));
}
function usualOutput(dialect, fields) {
    return dialect === "wayback" || fields !== null ? "text" : "cdxj";
}
function pagingOf(given) {
    return {
        page: given.whole("page", 0, Number.MAX_SAFE_INTEGER),
        pageSize: given.whole("pageSize", 1, MOST_PAGE_SIZE) ?? USUAL_PAGE_SIZE,
        showNumPages: given.flag("showNumPages"),
    };
}
function resumeOf(given) {
    const text = given.text("resumeKey");
    const place = text === null ? null : parsePlace(text);
    if (text !== null && place === null)
        throw refused("resumeKey", text, "one that this server has given");
    return place;
}
function few(texts, name) {
    if (texts.length > MOST_FILTERS)
        throw new UsageError("BAD_INPUT", `${name}: more than ${MOST_FILTERS} of them`);
    return texts;
}
/** What makes no sense together is refused, not guessed at. */
function checkTogether(request) {
    const { limit, offset, sort, match, resume, showResumeKey, paging } = request;
    const [isSorted, isResumed] = [sort.kind !== "default", resume !== null || showResumeKey];
    const problems = [
        [limit === 0, "limit=0: expected a number other than 0"],
        [
            (limit ?? 0) < 0 && (offset > 0 || isSorted || showResumeKey),
            "a negative limit (the last ones) stands without offset, sort and showResumeKey",
        ],
        [sort.kind === "closest" && match !== "exact", "closest: for one URL only (matchType=exact)"],
        [isSorted && isResumed, "resumeKey: for the default order only"],
        [paging.page !== null && isResumed, "page and resumeKey are two ways through one answer: use one"],
    ];
    const problem = problems.find(([isSo]) => isSo)?.[1];
    if (problem !== undefined)
        throw new UsageError("BAD_INPUT", problem);
}
