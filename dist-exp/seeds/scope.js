// The scope of a capture: which links are followed, which requisites taken, and why the others are not.
import { UsageError } from "#errors.js";
import { surtForm, surtPrefix } from "#formats/index.js";
import { HOST_SCOPE, hostOf, } from "#model/index.js";
import { ruleInWords } from "./scope-wording.js";
const MAX_PATTERN_CHARS = 1000;
/** The scope of a site under its rules; throws a usage error when a rule cannot be used. */
export function scopeOf(site, rules = HOST_SCOPE) {
    const reach = reachOf(site, rules);
    return {
        rules,
        rule: ruleInWords(reach.words, rules),
        contains: reach.contains,
        include: rules.include.map((pattern) => compile("--include", pattern)),
        exclude: rules.exclude.map((pattern) => compile("--exclude", pattern)),
    };
}
/** Why a link is not taken; `null` when it is. Requisites are taken wherever they are, unless excluded. */
export function scopeRefusal(scope, { url, kind, depth, hops }) {
    const { rules } = scope;
    const excluding = scope.exclude.find((pattern) => pattern.test(url));
    if (excluding)
        return { code: "excluded", reason: `excluded by ${excluding.source}` };
    if (kind === "requisite")
        return null;
    if (!scope.contains(url) && hops >= rules.hops)
        return {
            code: "out-of-scope",
            reason: rules.hops === 0 ? "out of scope" : `out of scope by more than ${links(rules.hops)}`,
        };
    if (rules.maxDepth !== null && depth > rules.maxDepth)
        return { code: "too-deep", reason: `more than ${links(rules.maxDepth)} from a seed` };
    if (scope.include.length > 0 && !scope.include.some((pattern) => pattern.test(url)))
        return { code: "not-included", reason: "matches no --include pattern" };
    return null;
}
function reachOf({ seeds }, { kind, surtPrefixes }) {
    const hosts = new Set(seeds.map(hostOf));
    switch (kind) {
        case "any":
            return { words: "pages anywhere", contains: () => true };
        case "host":
            return { words: `pages on ${list(hosts)}`, contains: (url) => hosts.has(hostOf(url)) };
        case "prefix":
            return prefixReach(new Set(seeds.map(folderOf)));
        case "domain":
            return domainReach(new Set(seeds.map(domainOf)));
        case "surt":
            return surtReach(surtPrefixes.map(checkedPrefix));
    }
}
/** Both schemes belong to a folder, as they do to a host. */
function prefixReach(folders) {
    const prefixes = [...folders];
    return {
        words: `pages below ${list(folders)}`,
        contains: (url) => prefixes.some((prefix) => withoutScheme(url).startsWith(prefix)),
    };
}
function domainReach(domains) {
    return {
        words: `pages on ${list(domains)} and subdomains`,
        contains: (url) => parents(new URL(url).hostname).some((name) => domains.has(name)),
    };
}
function surtReach(prefixes) {
    if (prefixes.length === 0)
        throw new UsageError("USAGE", "--scope surt needs at least one --surt-prefix, like http://(org,example,");
    return {
        words: `pages with SURT prefix ${list(new Set(prefixes))}`,
        contains: (url) => {
            const form = surtForm(url);
            return prefixes.some((prefix) => form.startsWith(prefix));
        },
    };
}
function checkedPrefix(text) {
    const prefix = surtPrefix(text);
    if (prefix !== null)
        return prefix;
    throw new UsageError("USAGE", `--surt-prefix: expected a SURT prefix like http://(org,example, or a URL, got ${quoted(text)}`);
}
function withoutScheme(url) {
    return url.slice(url.indexOf("://") + 3);
}
function folderOf(seed) {
    const path = withoutScheme(seed).replace(/\?.*$/s, "");
    return path.slice(0, path.lastIndexOf("/") + 1);
}
function domainOf(seed) {
    return new URL(seed).hostname.replace(/^www\.(?=[^.]+\.)/, "");
}
/** A name and all names above it; an address is one name. */
function parents(hostname) {
    if (/^[\d.]+$|^\[/.test(hostname))
        return [hostname];
    const labels = hostname.split(".");
    return labels.map((_, i) => labels.slice(i).join("."));
}
function compile(flag, pattern) {
    if (pattern.length > MAX_PATTERN_CHARS)
        throw new UsageError("USAGE", `${flag}: a pattern may have ${MAX_PATTERN_CHARS} characters at most`);
    try {
        return new RegExp(pattern);
    }
    catch (cause) {
        const why = cause.message.replace(/^.*\/: /s, "");
        throw new UsageError("USAGE", `${flag}: not a regular expression: ${quoted(pattern)} (${why})`, {
            cause,
        });
    }
}
function quoted(text) {
    return JSON.stringify(text.slice(0, 200));
}
const SHOWN = 10;
function list(names) {
    const shown = [...names].slice(0, SHOWN).join(", ");
    return names.size <= SHOWN ? shown : `${shown} and ${names.size - SHOWN} more`;
}
function links(count) {
    return count === 1 ? "1 link" : `${count} links`;
}
