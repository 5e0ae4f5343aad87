import { formatSharp } from "./sharp-words.js";
/** Keys with their values in words, in the order of the guide. */
export function writtenSite(site) {
    const { scope } = site;
    return [
        [site.seeds.length === 1 ? "url" : "urls", listed(site.seeds)],
        ["wants", site.wants],
        ["requests-per-day", String(site.requestsPerDay)],
        ["bytes-per-month", site.bytesPerMonth === null ? "none" : sizeText(site.bytesPerMonth)],
        ["sharp", formatSharp(site.sharp)],
        ["pages-per-version", String(site.pagesPerVersion)],
        ["recall", String(site.recall ?? "none")],
        ["planner", site.planner],
        ["pattern", site.pattern],
        ["delay", site.delayMs % 1000 === 0 ? `${site.delayMs / 1000}s` : `${site.delayMs}ms`],
        ["max-pages", String(site.maxPages)],
        ["scope", scope.kind],
        ...some("surt-prefixes", scope.surtPrefixes),
        ...some("include", scope.include),
        ...some("exclude", scope.exclude),
        ["max-depth", String(scope.maxDepth ?? "none")],
        ["hops", String(scope.hops)],
        ["max-pages-per-host", String(scope.maxPagesPerHost ?? "none")],
        ["robots", site.robots],
        ...some("robots-reason", site.robotsReason === null ? [] : [site.robotsReason]),
        ["browser", site.browser],
        ["hints", hintText(site.hints)],
        ["paused", String(site.isPaused)],
        ["tell", site.tell === null ? "every channel" : listed(site.tell)],
    ];
}
function some(key, values) {
    return values.length === 0 ? [] : [[key, listed(values)]];
}
function listed(values) {
    return values.length === 0 ? "none" : values.join(", ");
}
const UNITS = [
    ["TB", 1e12],
    ["GB", 1e9],
    ["MB", 1e6],
    ["kB", 1e3],
];
/** Exact: what cannot be said in whole units is said in bytes. */
function sizeText(bytes) {
    const unit = UNITS.find(([, size]) => bytes % size === 0);
    return unit ? `${bytes / unit[1]}${unit[0]}` : String(bytes);
}
function hintText({ sitemaps, feeds, oai, discover }) {
    const parts = [
        ...(sitemaps ? ["sitemaps"] : []),
        ...(discover ? ["feeds that pages name"] : []),
        ...feeds.map((url) => `feed ${url}`),
        ...oai.map((url) => `OAI-PMH ${url}`),
    ];
    return listed(parts);
}
