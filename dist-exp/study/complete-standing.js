// What captures add to what is known of their sites' past, for those that have not: after a reindex or an import, and
// where an older version made them.
import { isTestimony, isUnfinished, withClockErrors, } from "#model/index.js";
import { standingShare, testHosts } from "#quality/index.js";
import { evidenceReader } from "./past-evidence.js";
/** Adds the shares that are missing. */
export async function completeStanding(archive, options = {}) {
    const { anew = false, evidenceOf = evidenceReader(archive) } = options;
    const captures = (await archive.catalog.captures.list()).filter((one) => !isTestimony(one)).reverse();
    for (const site of new Set(captures.map((capture) => capture.site))) {
        if (anew)
            await archive.catalog.standing.forget(site);
        const has = new Set(await archive.catalog.standing.captures(site));
        const own = captures.filter((capture) => capture.site === site);
        for (const capture of own)
            if (!isUnfinished(capture) && !has.has(capture.id))
                await addShare(archive, await evidenceOf(capture), own);
    }
}
async function addShare({ catalog }, evidence, ofSite) {
    const { id: captureId } = evidence.capture;
    const pages = [];
    const hosts = testHosts(evidence, ([first]) => void pages.push(first.url));
    // Where the site has no other capture, all looks at its pages are at hand.
    const looksAt = ofSite.length === 1
        ? async (urls) => urls.map((url) => evidence.sightingsOf(url))
        : looksOf(catalog, ofSite);
    await catalog.standing.put(captureId, await standingShare({ captureId, pages, hosts, looksAt }));
}
/** All looks of a site's captures at pages, with the errors of their clocks. */
function looksOf({ sightings }, ofSite) {
    const runsOf = new Map(ofSite.map(({ id, runs }) => [id, runs]));
    const looksAt = async (url) => (await sightings.ofPage(url))
        .filter(({ captureId }) => runsOf.has(captureId))
        .flatMap((look) => withClockErrors([look], runsOf.get(look.captureId)));
    return (urls) => Promise.all(urls.map(looksAt));
}
