// The literature's measures of what an archive holds; read, never written.
import { UsageError } from "#errors.js";
import { blended } from "#mine/index.js";
import { isOfMoment, isTestimony, isRefresh, } from "#model/index.js";
import { archiveMeasures, assessCapture, assessRefresh, captureMeasures, siteMeasures, } from "#quality/index.js";
import { pageImportance } from "./page-importance.js";
import { pastEvidence, sightingsByPage } from "./past-evidence.js";
import { capturesOfSite } from "./site-captures.js";
import { mineInputOfArchive } from "./site-knowledge.js";
/** The measures of one capture that has ended. */
export async function measureCapture(capture, archive, choice) {
    if (isTestimony(capture))
        throw new UsageError("USAGE", `${capture.id} is a testimony: measures are of looks, and it holds none`);
    const evidence = await pastEvidence(capture, archive);
    const assessment = isRefresh(capture) ? assessRefresh(evidence) : assessCapture(evidence);
    const urls = Array.from(evidence.pages, ({ url }) => url);
    const sightings = new Map(urls.map((url) => [url, evidence.sightingsOf(url)]));
    const knowledge = await knowledgeOf(capture.site, sightings, archive, choice);
    return captureMeasures(assessment, capture.finishedAt ?? capture.startedAt, knowledge);
}
/** The measures of all that the archive holds of a site, and of the archive with all its sites. */
export async function measureSite(site, archive, choice) {
    const captures = await archive.catalog.captures.list();
    const all = new Map();
    for (const name of new Set(captures.map((capture) => capture.site))) {
        const own = (await capturesOfSite(name, archive)).filter((one) => !isTestimony(one)).reverse();
        if (own.length === 0)
            continue;
        const sightings = await sightingsByPage(own, archive);
        const queryTimes = own.filter(isOfMoment).flatMap(({ asOf }) => asOf ?? []);
        const knowledge = await knowledgeOf(name, sightings, archive, choice);
        all.set(name, siteMeasures(name, sightings, queryTimes, knowledge));
    }
    const measured = all.get(site);
    if (!measured)
        throw new UsageError("NOT_FOUND", `no look of ours at ${site}: what others tell is not measured`);
    return [measured, archiveMeasures([...all.values()])];
}
async function knowledgeOf(site, sightings, archive, choice) {
    const weights = choice && (await pageImportance(choice, sightings, archive));
    const rates = await ratesPerDay(site, archive);
    return {
        importance: weights?.importance ?? null,
        importanceOf: weights?.importanceOf ?? (() => 1),
        ratePerDayOf: (url) => rates.get(url) ?? null,
    };
}
/** Estimated changes per day, page by page; pages that are gone or never showed a state have none. */
export async function ratesPerDay(site, archive) {
    const input = await mineInputOfArchive(site, archive);
    if (!input)
        return new Map();
    const estimate = blended.fit(input.looks.filter((looks) => looks !== null));
    return new Map(input.looks.flatMap((looks, i) => looks === null ? [] : [[input.paths[i], estimate(looks).ratePerDay]]));
}
