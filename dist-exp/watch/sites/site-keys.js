// Every key of a site: how it is read, and what it is for. The file, the options of `sites add` and the guide have the
// same keys, since all of them come from this table.
import { surtPrefix } from "#formats/index.js";
import { SCOPE_KINDS } from "#model/index.js";
import { MIND_DEFAULTS, mindPlanners } from "../mind/mind-settings.js";
import { hintRules } from "./hint-keys.js";
import { parseSharp, SHARP_WORDS } from "./sharp-words.js";
import { count, listOf, name, numberFrom, oneOf, orNone, pattern, pause, sentence, size, wholeFrom, words, yesOrNo, } from "./values.js";
import { Wrong } from "./yaml/fault.js";
function key(field, read, [value, doc]) {
    return {
        value,
        doc,
        isList: false,
        read: (node) => {
            const said = read(node);
            return said instanceof Wrong ? said : { [field]: said };
        },
    };
}
function listKey(field, read, said) {
    return { ...key(field, listOf(read), said), isList: true };
}
const prefix = words((text) => surtPrefix(text) ?? undefined, "a SURT prefix like http://(org,example, or a URL");
/** All of them but the name and the addresses, in the order in which they are explained. */
export const SITE_KEYS = {
    wants: key("wants", oneOf(["versions", "sharp", "both"]), [
        "what",
        "versions: every version that matters; sharp: whole captures; both",
    ]),
    "requests-per-day": key("requestsPerDay", count, [
        "n",
        "most requests in a day (UTC), whatever they are for",
    ]),
    "bytes-per-month": key("bytesPerMonth", orNone(size, "a size like 500MB or 5GB"), [
        "size",
        "most that may be received in a month (UTC), or none",
    ]),
    sharp: key("sharp", words(parseSharp, SHARP_WORDS), [
        "when",
        "when whole captures are made: daily 02:00, weekly sunday quiet, monthly 1 04:00, when worth it (UTC)",
    ]),
    "pages-per-version": key("pagesPerVersion", words(numberFrom(0.001, 1e6), "a number above 0"), [
        "n",
        "so many pages newly proved together are worth one new version",
    ]),
    recall: key("recall", orNone(numberFrom(0.5, 1), "a share from 0.5 to 1"), [
        "share",
        "look through the site in rounds, and pass over what this share of the changes does not need, or none",
    ]),
    planner: key("planner", oneOf(mindPlanners()), ["name", "which planner chooses looks"]),
    pattern: key("pattern", oneOf(["week", "day"]), [
        "span",
        "what repeats: changes by weekday, or by hour of the day",
    ]),
    delay: key("delayMs", pause, ["time", "pause between a response and the next request to that host"]),
    "max-pages": key("maxPages", count, ["n", "most pages that are kept under watch"]),
    scope: key("scope", oneOf(SCOPE_KINDS), [
        "kind",
        "what belongs to the site: host, prefix, domain, surt or any",
    ]),
    "surt-prefixes": listKey("surtPrefixes", prefix, ["prefix", "take pages with this SURT prefix"]),
    include: listKey("include", pattern, ["regex", "take only documents whose URL matches"]),
    exclude: listKey("exclude", pattern, ["regex", "take nothing whose URL matches"]),
    "max-depth": key("maxDepth", orNone(wholeFrom(0), "a whole number"), [
        "n",
        "most links from a seed, or none",
    ]),
    hops: key("hops", words(wholeFrom(0), "a whole number"), ["n", "follow so many links out of scope"]),
    "max-pages-per-host": key("maxPagesPerHost", orNone(wholeFrom(1), "a whole number above 0"), [
        "n",
        "most documents of one host, or none",
    ]),
    robots: key("robots", oneOf(["obey", "obey-except-requisites", "ignore"]), [
        "policy",
        "what robots.txt is to the watch: obey, obey-except-requisites, ignore",
    ]),
    "robots-reason": key("robotsReason", sentence, [
        "text",
        "why robots.txt is ignored; kept with the captures",
    ]),
    browser: key("browser", oneOf(["never", "auto", "always"]), [
        "when",
        "show documents in Chromium in whole captures: never, auto, always",
    ]),
    hints: key("hints", hintRules, [
        "what",
        "lists that tell of changes: none, or {feeds: [url], sitemaps: true, …}",
    ]),
    paused: key("isPaused", yesOrNo, ["yes|no", "ask for nothing until it is resumed"]),
    tell: listKey("tell", name, ["channel", "tell its news by this channel only"]),
};
/** Used where neither the site nor the file's defaults say anything. */
export const SITE_DEFAULTS = {
    wants: "both",
    isPaused: false,
    requestsPerDay: 500,
    bytesPerMonth: null,
    sharp: { every: "week", weekday: 0, hour: "quiet" },
    pagesPerVersion: 10,
    recall: null,
    planner: MIND_DEFAULTS.planner,
    pattern: "week",
    delayMs: 1000,
    maxPages: 10_000,
    scope: "host",
    surtPrefixes: [],
    include: [],
    exclude: [],
    maxDepth: null,
    hops: 0,
    maxPagesPerHost: null,
    robots: "obey",
    robotsReason: null,
    browser: "auto",
    hints: { sitemaps: true, feeds: [], oai: [], discover: true },
    tell: null,
};
