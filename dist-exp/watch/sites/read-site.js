import { siteNameOf } from "#seeds/index.js";
import { SITE_DEFAULTS, SITE_KEYS } from "./site-keys.js";
import { address, listOf, name as siteName } from "./values.js";
/** Keys that one site alone can have. */
export const OWN_KEYS = ["url", "urls", "name"];
const MOST_SEEDS = 100_000;
/** Reads the keys of a map that `sites` and `defaults` share. */
export function readValues(map, owner, faults) {
    const isSite = owner === "a site";
    let said = {};
    for (const entry of map.entries) {
        const { key, keyAt, value } = entry;
        const known = Object.hasOwn(SITE_KEYS, key) ? SITE_KEYS[key] : undefined;
        if (known)
            said = { ...said, ...faults.taken(key, known.read(value)) };
        else if (!isOwn(key))
            faults.unknown(entry, owner, keysOf(isSite));
        else if (!isSite)
            faults.add(keyAt, `${key} belongs to one site, and cannot be a default of all`);
    }
    return said;
}
/** Every key that a site, or the defaults of all, can have. */
export function keysOf(isSite) {
    return [...(isSite ? OWN_KEYS : []), ...Object.keys(SITE_KEYS)];
}
/** Whether only one site can say it. */
function isOwn(key) {
    return OWN_KEYS.includes(key);
}
/** Reads one site: an address, or a map of keys; `null` when it is wrong. */
export function readSite(node, defaults, faults) {
    if (node.kind === "text") {
        const seed = faults.taken("sites", address(node));
        if (seed === undefined)
            return null;
        const plan = siteOf({ seeds: [seed], name: null }, {}, defaults);
        checkTogether(plan, node, faults);
        return plan;
    }
    if (node.kind === "list") {
        faults.add(node.at, "sites: is a list in a list: a site is an address, or keys such as url and name");
        return null;
    }
    const said = readValues(node, "a site", faults);
    const seeds = readSeeds(node, faults);
    const entry = entryOf(node, "name");
    const name = entry ? faults.taken("name", siteName(entry.value)) : null;
    if (seeds === null || name === undefined)
        return null;
    const plan = siteOf({ seeds, name }, said, defaults);
    checkTogether(plan, node, faults);
    return plan;
}
/** The entry of a key, when the map has it. */
export function entryOf(map, key) {
    return map.entries.find((entry) => entry.key === key);
}
/** Where a fault of this key is mended: at the key, or at what lacks it. */
export function placeFor(node, key) {
    return (node.kind === "map" ? entryOf(node, key)?.keyAt : undefined) ?? node.at;
}
function readSeeds(map, faults) {
    const [url, urls] = [entryOf(map, "url"), entryOf(map, "urls")];
    if (url && urls)
        faults.add(urls.keyAt, "urls: url is said too: put all addresses under urls");
    const entry = urls ?? url;
    if (!entry) {
        faults.add(map.at, "a site needs its address: add url: https://…");
        return null;
    }
    const read = faults.taken(entry.key, listOf(address, MOST_SEEDS)(entry.value));
    if (read?.length === 0)
        faults.add(entry.keyAt, `${entry.key}: names no address`);
    return read === undefined || read.length === 0 ? null : [...new Set(read)];
}
function siteOf({ seeds, name }, said, defaults) {
    const values = { ...SITE_DEFAULTS, ...defaults, ...said };
    const { scope, surtPrefixes, include, exclude, maxDepth, hops, maxPagesPerHost, ...rest } = values;
    // A SURT prefix says what it wants: it need not be said twice.
    const kind = surtPrefixes.length > 0 && scope === "host" ? "surt" : scope;
    const hints = { ...SITE_DEFAULTS.hints, ...defaults.hints, ...said.hints };
    return {
        ...rest,
        name: name ?? siteNameOf(seeds[0]),
        seeds,
        scope: { kind, surtPrefixes, include, exclude, maxDepth, hops, maxPagesPerHost },
        hints,
    };
}
/** What is right by itself and wrong beside the rest. */
function checkTogether({ robots, robotsReason, scope }, node, faults) {
    const at = (key) => placeFor(node, key);
    if (robots === "ignore" && robotsReason === null)
        faults.add(at("robots"), "robots: ignore needs robots-reason: it is kept with the captures");
    if (scope.kind === "surt" && scope.surtPrefixes.length === 0)
        faults.add(at("scope"), "scope: surt needs surt-prefixes, like http://(org,example,");
    if (scope.kind !== "surt" && scope.surtPrefixes.length > 0)
        faults.add(at("surt-prefixes"), `surt-prefixes: goes with scope surt, not with scope ${scope.kind}`);
}
