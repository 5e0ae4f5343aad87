// Sites that take in each other's pages: allowed, but both would spend on the same pages, so it is said.
import { hostOf } from "#model/index.js";
import { scopeOf } from "#seeds/index.js";
/** Pairs that are told, and sites of one host that are compared with each other. */
const MOST_TOLD = 20;
const MOST_OF_A_HOST = 200;
/** Pairs of sites of which one takes in a seed of the other. */
export function overlapsOf(sites) {
    const found = [];
    for (const [host, near] of neighbours(sites)) {
        for (const [i, site] of near.slice(0, MOST_OF_A_HOST).entries())
            for (const other of near.slice(0, i))
                if (takesIn(site, other, host) || takesIn(other, site, host)) {
                    if (found.length >= MOST_TOLD)
                        return found;
                    if (!found.some((one) => one.site === site && one.other === other))
                        found.push({ site, other, host });
                }
    }
    return found;
}
/** Sites by the hosts on which they could meet: their own, and for whole domains every host below that somebody has. */
function neighbours(sites) {
    const byHost = new Map();
    for (const site of sites)
        for (const seed of site.seeds)
            addTo(byHost, hostOf(seed), site);
    const domains = new Map();
    for (const site of sites)
        if (site.scope.kind === "domain")
            for (const seed of site.seeds)
                addTo(domains, domainOf(seed), site);
    for (const [host, near] of byHost)
        for (const name of namesAbove(host))
            for (const site of domains.get(name) ?? [])
                near.add(site);
    return new Map([...byHost].filter(([, near]) => near.size > 1).map(([host, near]) => [host, [...near]]));
}
function addTo(map, key, site) {
    const known = map.get(key);
    if (known)
        known.add(site);
    else
        map.set(key, new Set([site]));
}
function domainOf(seed) {
    return new URL(seed).hostname.replace(/^www\./, "");
}
function namesAbove(host) {
    const labels = host.replace(/:\d+$/, "").split(".");
    return labels.map((_, i) => labels.slice(i).join("."));
}
function takesIn(site, other, host) {
    const scope = scopeOf(site, site.scope);
    return other.seeds.some((seed) => hostOf(seed) === host && scope.contains(seed));
}
