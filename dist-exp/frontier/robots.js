// robots.txt as RFC 9309 has it: groups, longest match, wildcards, and what each kind of answer means.
import { RobotsRuleIndex } from "./robots-rule-index.js";
/** Section 2.5: at least 500 KiB must be read; what lies beyond is not. */
const MAX_ROBOTS_BYTES = 500 * 1024;
const MAX_SITEMAPS = 1000;
/** A longer Crawl-delay would be no delay but a refusal, and there are other words for that. */
const LONGEST_CRAWL_DELAY_MS = 60_000;
/** The name by which robots.txt speaks to us. */
export const PRODUCT_TOKEN = "isochron";
/** What the outcome of fetching robots.txt means; `status` is `null` when no answer came (section 2.3.1). */
export function robotsOf(status, body) {
    if (status === null || status >= 500 || status < 200)
        return { kind: "disallow-all" };
    // Redirects are followed by the caller (up to five hops); one that leads nowhere counts as unavailable.
    return status < 300 ? parseRobots(body) : { kind: "allow-all" };
}
/** Parses a robots.txt; whatever is not understood is passed over. */
export function parseRobots(bytes) {
    const text = new TextDecoder().decode(bytes.subarray(0, MAX_ROBOTS_BYTES));
    const groups = [];
    const sitemaps = [];
    for (const line of text.split(/\r\n|\r|\n/)) {
        const [field, value] = splitLine(line);
        if (field === "sitemap" && value !== "" && sitemaps.length < MAX_SITEMAPS)
            sitemaps.push(value);
        else
            takeLine(groups, field, value);
    }
    return { kind: "rules", groups, sitemaps };
}
/** Whether a robot of this product token may fetch the path (with its query). */
export function isAllowed(robots, userAgentToken, path) {
    if (robots.kind !== "rules")
        return robots.kind === "allow-all";
    const target = normaliseTarget(path);
    // Implicitly allowed (section 2.2.2).
    if (target === "/robots.txt")
        return true;
    return ruleIndexOf(robots.groups, userAgentToken).verdictOf(target) ?? true;
}
/** One index per file and robot, made when it is first asked. */
const INDEXES = new WeakMap();
/** The rules that speak to a robot, ready to be asked about many paths. */
export function ruleIndexOf(groups, userAgentToken) {
    const known = INDEXES.get(groups) ?? new Map();
    INDEXES.set(groups, known);
    let index = known.get(userAgentToken);
    if (!index) {
        index = new RobotsRuleIndex(groupsFor(groups, userAgentToken).flatMap((group) => group.rules));
        known.set(userAgentToken, index);
    }
    return index;
}
/** The pause between requests that the site asks for; no part of RFC 9309, but honoured by polite robots. */
export function crawlDelaySeconds(robots, userAgentToken) {
    if (robots.kind !== "rules")
        return null;
    const delays = groupsFor(robots.groups, userAgentToken).flatMap((group) => group.crawlDelaySeconds ?? []);
    return delays.length === 0 ? null : Math.max(...delays);
}
/** The same as it is obeyed: no shorter, and never longer than a minute. */
export function crawlDelayMs(robots) {
    const seconds = crawlDelaySeconds(robots, PRODUCT_TOKEN);
    return seconds === null ? null : Math.min(seconds * 1000, LONGEST_CRAWL_DELAY_MS);
}
function splitLine(line) {
    const hash = line.indexOf("#");
    const content = hash === -1 ? line : line.slice(0, hash);
    const colon = content.indexOf(":");
    if (colon === -1)
        return ["", ""];
    return [content.slice(0, colon).trim().toLowerCase(), content.slice(colon + 1).trim()];
}
function takeLine(groups, field, value) {
    const last = groups.at(-1);
    switch (field) {
        case "user-agent":
            if (last && !last.closed)
                last.agents.push(productToken(value));
            else
                groups.push({ agents: [productToken(value)], rules: [], crawlDelaySeconds: null, closed: false });
            return;
        case "allow":
        case "disallow":
            if (!last)
                return;
            last.closed = true;
            // An empty path matches nothing (section 2.2.2).
            if (value !== "")
                last.rules.push({ allow: field === "allow", pattern: normalisePattern(value) });
            return;
        case "crawl-delay":
            // Records of others must not interfere with groups (section 2.2.4), so this line does not end the agents' list.
            if (last && /^\d{1,6}(\.\d{1,6})?$/.test(value)) {
                const seconds = Number(value);
                last.crawlDelaySeconds = Math.max(last.crawlDelaySeconds ?? 0, seconds);
            }
            return;
        default:
    }
}
/** All groups that name the robot count as one; without any, those for `*` do (section 2.2.1). */
function groupsFor(groups, userAgentToken) {
    const token = productToken(userAgentToken);
    const own = groups.filter((group) => group.agents.includes(token));
    return own.length > 0 ? own : groups.filter((group) => group.agents.includes("*"));
}
/** Letters, "_" and "-" name a product; what follows (a version) is not compared (section 2.2.1). */
function productToken(text) {
    return text === "*" ? text : (/^[a-z_-]*/i.exec(text)?.[0] ?? "").toLowerCase();
}
/** A path to be judged: `*` and `$` in it are themselves, so they are written as patterns would (section 2.2.3). */
function normaliseTarget(path) {
    return normaliseEscapes(path).replaceAll("*", "%2A").replaceAll("$", "%24");
}
/** A pattern: `$` is special at its end only. */
function normalisePattern(pattern) {
    return normaliseEscapes(pattern).replace(/\$(?!$)/g, "%24");
}
/**
 * One spelling for equal paths: octets outside ASCII are percent-encoded, references to unreserved characters
 * decoded, others written in upper case (section 2.2.2).
 */
function normaliseEscapes(path) {
    const ascii = path.replace(/[^\x21-\x7e]+/g, (text) => [...Buffer.from(text)].map(escapeOctet).join(""));
    return ascii.replace(/%[0-9a-f]{2}/gi, (escape) => {
        const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
        return /[\w.~-]/.test(character) ? character : escape.toUpperCase();
    });
}
function escapeOctet(octet) {
    return `%${octet.toString(16).toUpperCase().padStart(2, "0")}`;
}
