// Where lists come from: the plan names some, robots.txt others, /sitemap.xml is tried, and pages name their feeds.
import { firstOaiRequest } from "#seeds/index.js";
import { hostOf, parsePageUrl } from "#model/index.js";
/** Lists that the plan asks for. */
export async function plannedLists({ sitemaps, feeds, oai }, seeds, sitemapsOf) {
    const named = [
        ...feeds.map((url) => ({ url, kind: "feed", by: "plan", hosts: null })),
        ...oai.map((url) => ({ url: firstOaiRequest(url), kind: "oai", by: "plan", hosts: null })),
    ];
    // One seed of each host.
    const hosts = new Map(seeds.map((seed) => [hostOf(seed), seed]));
    for (const seed of sitemaps ? hosts.values() : [])
        named.push(...sitemapsAt(seed, await sitemapsOf(seed)));
    const byUrl = new Map(named.toReversed().map((list) => [list.url, list]));
    return [...byUrl.values()].toReversed();
}
function sitemapsAt(seed, named) {
    const hosts = [hostOf(seed)];
    const urls = named.flatMap((text) => parsePageUrl(text, seed) ?? []);
    const guess = parsePageUrl("/sitemap.xml", seed);
    return [
        ...urls.map((url) => ({ url, kind: "sitemap", by: "robots", hosts })),
        { url: guess, kind: "sitemap", by: "guess", hosts },
    ];
}
/** Whether a source is one that the plan no longer asks for; what robots.txt leaves out for once is kept. */
export function isUnplanned({ by, url }, rules) {
    if (by === "page")
        return !rules.discover;
    if (by === "robots" || by === "guess")
        return !rules.sitemaps;
    const isPlanned = rules.feeds.includes(url) || rules.oai.map(firstOaiRequest).includes(url);
    return by === "plan" && !isPlanned;
}
/** Front pages and directory indexes: where sites name their feeds. */
export function mayNameFeeds(url) {
    return /^[^?]*\/(?:index\.\w{1,8})?$/.test(url);
}
