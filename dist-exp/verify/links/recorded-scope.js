// The scope by the settings on record, read a second time: which links it takes, and by which rule it leaves one out.
import { Script, createContext } from "node:vm";
import { surtForm, surtPrefix } from "#formats/index.js";
import { HOST_SCOPE, hostOf, SCOPE_KINDS } from "#model/index.js";
/** The longest pattern that a capture takes. */
const MAX_PATTERN_CHARS = 1000;
/** A pattern from elsewhere may be made to take for ever. */
const PATTERN_MS = 1000;
const MOST_REMEMBERED = 100_000;
/** The scope of a capture. */
export class RecordedScope {
    rules;
    #contains;
    #patterns;
    constructor(rules, contains, patterns) {
        this.rules = rules;
        this.#contains = contains;
        this.#patterns = patterns;
    }
    /** Reads `settings.scope`; without one it is the seeds' hosts. */
    static read(seeds, said) {
        const rules = said === undefined ? HOST_SCOPE : said;
        if (!isScope(rules))
            return { problem: "its setting scope cannot be read" };
        const contains = reachOf(seeds, rules);
        const patterns = Patterns.compile(rules);
        if (contains === null || patterns === null)
            return { problem: "a rule of its scope cannot be read" };
        return new RecordedScope(rules, contains, patterns);
    }
    /** Whether an address lies within the seeds' reach. */
    contains(url) {
        return this.#contains(url);
    }
    /** The code of the rule that leaves a link out; `null` when it is taken. */
    refusalOf({ url, kind, depth, hops }) {
        const { isIncluded, isExcluded } = this.#patterns.judge(url);
        if (isExcluded)
            return "excluded";
        if (kind === "requisite")
            return null; // wherever it is: the page is not whole without it
        if (!this.#contains(url) && hops >= this.rules.hops)
            return "out-of-scope";
        if (this.rules.maxDepth !== null && depth > this.rules.maxDepth)
            return "too-deep";
        return isIncluded ? null : "not-included";
    }
}
/** The patterns of a scope, run where they can be stopped. */
class Patterns {
    #isEmpty;
    #context;
    #script;
    #remembered = new Map();
    constructor({ include, exclude }) {
        this.#isEmpty = include.length + exclude.length === 0;
        this.#context = createContext({ url: "", include, exclude });
        this.#script = new Script(`some = (patterns) => patterns.some((pattern) => new RegExp(pattern).test(url));
       JSON.stringify({ isIncluded: include.length === 0 || some(include), isExcluded: some(exclude) })`);
    }
    /** `null` when one is no regular expression. */
    static compile(rules) {
        try {
            for (const pattern of [...rules.include, ...rules.exclude])
                if (pattern.length > MAX_PATTERN_CHARS || !new RegExp(pattern))
                    return null;
            return new Patterns(rules);
        }
        catch {
            return null;
        }
    }
    judge(url) {
        if (this.#isEmpty)
            return { isIncluded: true, isExcluded: false };
        const before = this.#remembered.get(url);
        if (before)
            return before;
        this.#context.url = url;
        const judged = JSON.parse(this.#script.runInContext(this.#context, { timeout: PATTERN_MS }));
        if (this.#remembered.size < MOST_REMEMBERED)
            this.#remembered.set(url, judged);
        return judged;
    }
}
function isScope(value) {
    if (typeof value !== "object" || value === null)
        return false;
    const { kind, surtPrefixes, include, exclude, maxDepth, hops } = value;
    return (SCOPE_KINDS.includes(kind) &&
        [surtPrefixes, include, exclude].every(areTexts) &&
        (maxDepth === null || typeof maxDepth === "number") &&
        typeof hops === "number");
}
function areTexts(value) {
    return Array.isArray(value) && value.every((one) => typeof one === "string");
}
/** How far the seeds reach; `null` when a prefix is none. */
function reachOf(seeds, { kind, surtPrefixes }) {
    if (kind === "any")
        return () => true;
    if (kind === "surt") {
        const prefixes = surtPrefixes.map(surtPrefix);
        return prefixes.includes(null)
            ? null
            : (url) => prefixes.some((prefix) => surtForm(url).startsWith(prefix));
    }
    const hosts = new Set(seeds.map(hostOf));
    if (kind === "host")
        return (url) => hosts.has(hostOf(url));
    if (kind === "prefix") {
        const folders = seeds.map((seed) => schemeless(seed)
            .replace(/\?.*$/s, "")
            .replace(/[^/]*$/, ""));
        return (url) => folders.some((folder) => schemeless(url).startsWith(folder));
    }
    const domains = seeds.map((seed) => new URL(seed).hostname.replace(/^www\.(?=[^.]+\.)/, ""));
    return (url) => {
        const { hostname } = new URL(url);
        // An address has no subdomains.
        const isName = !/^[\d.]+$|^\[/.test(hostname);
        return domains.some((domain) => hostname === domain || (isName && hostname.endsWith(`.${domain}`)));
    };
}
/** Both schemes belong to a folder, as they do to a host. */
function schemeless(url) {
    return url.slice(url.indexOf("://") + 3);
}
