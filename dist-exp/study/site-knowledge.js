// What mining may know of a site besides its sightings: which hosts' Last-Modified is trusted, and sitemap hints.
import { mineInputOfSightings } from "#mine/index.js";
import { hostOf, isTestimony, } from "#model/index.js";
import { testHost } from "#quality/index.js";
import { capturesOfSite } from "./site-captures.js";
/** The input of mining from an archive's own captures of a site; `null` when there are none. */
export async function mineInputOfArchive(site, archive) {
    const captures = (await capturesOfSite(site, archive)).filter((one) => !isTestimony(one));
    if (captures.length === 0)
        return null;
    const sightings = await sightingsOf(captures, archive);
    const hints = await hintsOf(captures, archive);
    return mineInputOfSightings(site, sightings, {
        trustedSkewMs: trustedSkews(sightings),
        hintOf: (url) => hints.get(url),
    });
}
async function sightingsOf(captures, archive) {
    const sightings = [];
    for (const { id } of captures)
        for await (const sighting of archive.catalog.sightings.ofCapture(id))
            sightings.push(sighting);
    return sightings;
}
/** Tests every host once, on all of its sightings. */
export function trustedSkews(sightings) {
    const hosts = new Map();
    for (const sighting of sightings.toSorted((a, b) => a.times.sentAt - b.times.sentAt || a.seq - b.seq)) {
        const host = hostOf(sighting.url);
        const pages = hosts.get(host) ?? new Map();
        hosts.set(host, pages);
        const own = pages.get(sighting.url);
        if (own)
            own.push(sighting);
        else
            pages.set(sighting.url, [sighting]);
    }
    const skews = new Map();
    for (const [host, pages] of hosts) {
        const outcome = testHost([...pages.values()]);
        if (outcome.kind === "trusted")
            skews.set(host, outcome.trust.skewUpperMs);
    }
    return (url) => skews.get(hostOf(url)) ?? null;
}
/** A page's latest hint. */
async function hintsOf(captures, archive) {
    const hints = new Map();
    for (const { id } of captures.toSorted((a, b) => a.startedAt - b.startedAt)) {
        for await (const { url, hint } of archive.catalog.frontier.pages(id))
            if (hint)
                hints.set(url, hint);
    }
    return hints;
}
