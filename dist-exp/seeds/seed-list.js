// Seeds as people write them: bad ones are refused with one clear line.
import { UsageError } from "#errors.js";
import { hostOf, parsePageUrl } from "#model/index.js";
/** Turns the seeds of the command line, and URLs from lists, into a site named after its first host. */
export function siteFromSeeds(texts, listed = []) {
    const seeds = [...new Set([...texts.map(parseSeed), ...listed])];
    if (seeds.length === 0)
        throw new UsageError("USAGE", "no seed: give at least one URL, like https://example.org/");
    return { name: siteName(seeds[0]), seeds };
}
/** The name of the site that an address, or a host with or without its port, belongs to; `null` when it is neither. */
export function siteNameOf(text) {
    const url = parsePageUrl(/^https?:/i.test(text) ? text : `http://${text}/`);
    return url && siteName(url);
}
function parseSeed(text) {
    const url = parsePageUrl(text);
    if (url)
        return url;
    const guess = /^[\w.-]+(:\d+)?(\/|$)/.test(text) ? parsePageUrl(`https://${text}`) : null;
    const hint = guess
        ? ` (did you mean ${guess}?)`
        : "; a seed is an http or https address, like https://example.org/";
    throw new UsageError("USAGE", `not a URL: ${JSON.stringify(text.slice(0, 200))}${hint}`);
}
/** A name that is also a safe folder name on every system. */
function siteName(seed) {
    return hostOf(seed)
        .replace(/[^a-z0-9.-]/gi, "-")
        .replace(/^\.+/, "-");
}
