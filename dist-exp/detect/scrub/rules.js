// Scrubbing: what differs from request to request and says nothing. Rule sets are data and are hashed, so
// that a certificate can name the set a scrubbed comparison was made with (docs/evidence.md, scrubbing rules).
import { sha256Digest } from "#formats/index.js";
import { UsageError } from "#errors.js";
import { WORDS_NAMED } from "./moment-words.js";
import { STAMP_GRAMMAR, scrubStamps } from "./stamps.js";
/** Rules that hold for any site: stamps, counters, tokens, cache-busting addresses, advertisements. */
const GENERIC_RULES = [
    {
        on: "text",
        name: "copyright year",
        pattern: "(?:©|\\(c\\)|copyright)[ ©(c)]{0,6}\\d{4}(?: ?[-–,] ?\\d{4})*",
    },
    { on: "stamp", name: "stamps", grammar: STAMP_GRAMMAR, words: WORDS_NAMED },
    {
        on: "text",
        name: "time to build",
        pattern: "(?:generated|rendered|loaded|built|served)\\b.{0,20}?\\d+(?:[.,]\\d+)? ?(?:ms|milliseconds|s|sec|seconds)\\b",
    },
    {
        on: "text",
        name: "visit counter",
        pattern: "^(?:you are )?(?:visitors?|visits|hits|page ?views?)(?: so far| today| online| number| no\\.?)?:? ?#?\\d[\\d,. ]*$|^\\d[\\d,. ]* (?:visitors?|visits|hits|page ?views?)(?: so far| today| online)?$",
    },
    {
        on: "parameter",
        name: "session and tracking",
        of: "any",
        pattern: "(?:utm_\\w+|fbclid|gclid|mc_[ce]id|phpsessid|jsessionid|sid|session_?id|csrf\\w*|xsrf\\w*|_?nonce|token|_|cb|nocache|cachebust\\w*|rnd|rand|random|timestamp|ts)",
    },
    {
        on: "parameter",
        name: "version of a file",
        of: "image",
        pattern: "(?:v|ver|version|t|rev|build|hash|h|m|mtime)",
    },
    {
        on: "element",
        name: "advertisement",
        pattern: "(?:adsbygoogle|ad-(?:banner|slot|unit|container)|banner-ad|advertisement|dfp-\\w+|google-ads?(?:-\\w+)?)",
    },
    {
        on: "element",
        name: "fortune",
        pattern: "(?:fortune|qotd|quote-of-the-day|random-quote|tip-of-the-day)",
    },
    {
        on: "element",
        name: "counter",
        pattern: "(?:(?:hit|visit|visitor|page)-?counter|online-users|server-time|build-time|page-generated)",
    },
];
/** Names whose answer is remembered: sites use few, again and again. */
const MOST_REMEMBERED = 5000;
/** What stands where something was scrubbed. */
const SCRUBBED = "\u25a1";
/** Compiles the generic rules and a user's own. @throws UsageError when a pattern is no regular expression. */
export function scrubRules(own = [], generic = GENERIC_RULES) {
    const rules = [...generic, ...own];
    const compiled = rules.flatMap((rule) => (rule.on === "stamp" ? [] : [{ rule, pattern: compile(rule) }]));
    const hasStamps = rules.some(({ on }) => on === "stamp");
    const text = compiled.filter(({ rule }) => rule.on === "text");
    const parameters = compiled.filter(({ rule }) => rule.on === "parameter");
    const elements = compiled.filter(({ rule }) => rule.on === "element");
    const tokens = new Map();
    return {
        digest: sha256Digest(Buffer.from(JSON.stringify(rules))),
        rules,
        // Long lines are cut for scrubbing: a stamp stands in a short one, and patterns stay cheap.
        scrubText: (line) => line.length > 400 || !/\d/.test(line)
            ? line
            : text.reduce((rest, { pattern }) => rest.replace(pattern, SCRUBBED), hasStamps ? scrubStamps(line, SCRUBBED) : line),
        scrubParameters(url, of) {
            if (url.search === "")
                return;
            const isScrubbed = (name) => parameters.some(({ rule, pattern }) => appliesTo(rule, of) && pattern.test(name));
            for (const name of Array.from(url.searchParams.keys()).filter(isScrubbed))
                url.searchParams.delete(name);
        },
        isScrubbed(token) {
            let answer = tokens.get(token);
            if (answer === undefined) {
                answer = elements.some(({ pattern }) => pattern.test(token));
                if (tokens.size >= MOST_REMEMBERED)
                    tokens.clear();
                tokens.set(token, answer);
            }
            return answer;
        },
    };
}
function appliesTo(rule, of) {
    return rule.on === "parameter" && (rule.of === "any" || of === "image");
}
function compile(rule) {
    try {
        return rule.on === "text" ? new RegExp(rule.pattern, "gi") : new RegExp(`^(?:${rule.pattern})$`, "i");
    }
    catch (cause) {
        throw new UsageError("USAGE", `scrubbing rule "${rule.name}": ${rule.pattern} is no regular expression`, {
            cause,
        });
    }
}
