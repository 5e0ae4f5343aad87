// Quality over the captures of a site, one after the other: is it getting better?
import { identityKey, instant, isCaptured, isRefresh, isTestimony, patchedBy, } from "#model/index.js";
import { COMPLETENESS_MODEL, crawlRevisit, estimatedCompleteness, inducibleCoherence, siteCompleteness, } from "#quality/index.js";
import { ratesPerDay } from "./measure.js";
import { sightingsByPage } from "./past-evidence.js";
import { capturesOfSite } from "./site-captures.js";
const DAY_MS = 86_400_000;
/** Quality over the captures of a site that have ended, oldest first; patches and looks of a watch are none. */
export async function siteSeries(site, archive) {
    const captures = (await capturesOfSite(site, archive))
        .filter((capture) => patchedBy(capture) === null && !isTestimony(capture))
        .reverse();
    const held = new HeldVersions(await ratesPerDay(site, archive));
    const points = [];
    for (const capture of captures) {
        const sightings = await sightingsByPage([capture], archive);
        held.see(sightings);
        if (isRefresh(capture))
            continue; // the versions that it holds are held
        const report = await archive.results.getReportHead(capture.id);
        if (!report)
            continue;
        const { pages, sharp, attested, possible } = report.all;
        const { startedAt, asOf, finishedAt, cancelled = false } = report;
        const spanDays = (finishedAt - captures[0].startedAt) / DAY_MS;
        points.push({
            capture: capture.id,
            startedAt,
            asOf,
            durationMs: finishedAt - startedAt,
            pages,
            sharp,
            attested,
            possible,
            inducible: inducibleOf(sightings, instant(asOf)),
            completeness: held.completeness(spanDays),
            cancelled,
        });
    }
    return { format: "isochron-series/1", site, completenessModel: COMPLETENESS_MODEL, points };
}
function inducibleOf(sightings, asOf) {
    const tested = [...sightings.values()].flatMap((seen) => crawlRevisit(seen, asOf) ?? []);
    return tested.length === 0 ? null : inducibleCoherence(tested).coherence;
}
/** How many versions of each page the archive holds as its captures go by. */
class HeldVersions {
    #rates;
    #held = new Map();
    constructor(rates) {
        this.#rates = rates;
    }
    see(sightings) {
        for (const [url, seen] of sightings) {
            let { key, versions } = this.#held.get(url) ?? { key: "", versions: 0 };
            for (const { outcome } of seen.filter(isCaptured)) {
                const next = identityKey(outcome.identity);
                if (next !== key)
                    versions++;
                key = next;
            }
            this.#held.set(url, { key, versions });
        }
    }
    completeness(spanDays) {
        const pages = [...this.#held].flatMap(([url, { versions }]) => {
            const rate = this.#rates.get(url);
            if (versions > 0 && rate === undefined)
                return [];
            return [{ ...estimatedCompleteness(versions, rate ?? 0, spanDays), importance: 1 }];
        });
        return pages.length === 0 ? null : siteCompleteness(pages);
    }
}
