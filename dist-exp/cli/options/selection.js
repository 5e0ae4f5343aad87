// What a capture takes in, from the options of the command line.
import { resolve } from "node:path";
import { UsageError } from "#errors.js";
import { parsePageUrl } from "#model/index.js";
import { openForeignIndex } from "#store/index.js";
/** Settings that say what belongs to a capture. */
export const SELECTION_SETTINGS = [
    "preset",
    "scope",
    "surtPrefix",
    "include",
    "exclude",
    "maxDepth",
    "hops",
    "maxPagesPerHost",
    "notIn",
    "sitemaps",
    "feed",
    "oai",
];
/** The part of a capture's settings that the options amount to; paths are made absolute, for a resume elsewhere. */
export function selectionOf(settings) {
    const notIn = settings.notIn.map((path) => resolve(path));
    // A path that leads nowhere is refused before anything is asked for.
    for (const path of notIn)
        openForeignIndex(path).close();
    const { sitemaps, feed, oai } = settings;
    const sources = {
        sitemaps,
        feeds: feed.map((url) => address("--feed", url)),
        oai: oai.map((url) => address("--oai", url)),
    };
    return { scope: scopeRulesOf(settings), notIn, sources };
}
function address(flag, text) {
    const url = parsePageUrl(text);
    if (url === null)
        throw new UsageError("USAGE", `${flag}: expected an http or https address, got ${JSON.stringify(text.slice(0, 200))}`);
    return url;
}
/** The scope rules that the options amount to. */
export function scopeRulesOf(settings) {
    const { scope, surtPrefix, include, exclude, maxDepth, hops, maxPagesPerHost } = settings;
    // A SURT prefix says what it wants: it need not be said twice.
    const kind = surtPrefix.length > 0 && scope === "host" ? "surt" : scope;
    if (surtPrefix.length > 0 && kind !== "surt")
        throw new UsageError("USAGE", `--surt-prefix goes with --scope surt, not with --scope ${scope}`);
    return { kind, surtPrefixes: surtPrefix, include, exclude, maxDepth, hops, maxPagesPerHost };
}
