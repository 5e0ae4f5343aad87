// A host's Last-Modified held against what an earlier capture saw: one contradiction withdraws every claim that
// rests on it (docs/evidence.md, trust test), though this capture's own records cannot show it.
import { addSightings } from "#mine/index.js";
import { hostOf, isCaptured } from "#model/index.js";
import { testHosts } from "#quality/index.js";
const BATCH = 500;
/** The hosts contradicted, with the reason; only where claims may rest on a single fetch. */
export async function contradictedEarlier(run) {
    const found = new Map();
    if (run.state.settings.attested !== true)
        return found;
    const hosts = testHosts({ pages: run.frontier.pages(), sightingsOf: (url) => run.seen.of(url) });
    for await (const { page, before } of pagesWithPast(run)) {
        const trust = hosts.get(hostOf(page.url));
        if (trust?.kind !== "trusted" || found.has(hostOf(page.url)))
            continue;
        const reason = contradiction(run, page, before, trust.trust.skewUpperMs);
        if (reason !== null)
            found.set(hostOf(page.url), reason);
    }
    return found;
}
/** The trust test of docs/evidence.md between the last look of an earlier capture and the first of this one. */
function contradiction(run, page, before, skewUpperMs) {
    const first = run.seen.of(page.url).find(isCaptured);
    if (!first)
        return null;
    // A capture that is concluded once more has taken its own looks in already.
    if (first.times.sentAt <= before.lastLookAt)
        return before.stampFaults > 0 ? `Last-Modified was contradicted between captures (${page.url})` : null;
    const after = addSightings(before, page, [first]);
    if (after === null || before.isGone || after.isGone)
        return null;
    if (after.stateKey === before.stateKey)
        return after.stamp === before.stamp
            ? null
            : `Last-Modified moved since an earlier capture while the content did not (${page.url})`;
    if (after.stamp === null || after.stamp + 1000 + skewUpperMs >= before.lastLookAt)
        return null;
    return `the content changed since an earlier capture without Last-Modified following (${page.url})`;
}
async function* pagesWithPast(run) {
    const { rates } = run.world.archive.catalog;
    const pages = [...run.frontier.pages()].filter(({ url }) => run.seen.has(url));
    for (let at = 0; at < pages.length; at += BATCH) {
        const batch = pages.slice(at, at + BATCH);
        const past = await rates.ofPages(run.state.capture.site, batch.map(({ url }) => url));
        const byUrl = new Map(past.map((rate) => [rate.url, rate]));
        for (const page of batch) {
            const before = byUrl.get(page.url);
            if (before)
                yield { page, before };
        }
    }
}
