// What happened to one URL in a capture, and why: from the catalog, and by the rules where it never came that far.
import { TrapGuard } from "#frontier/index.js";
import { addressOf, isTold, refusalCodeOf, refusalReason, toIso, shapeBudgetOf, } from "#model/index.js";
import { scopeOf, scopeRefusal } from "#seeds/index.js";
/** Says what became of a URL; every rule that kept it out is asked again. */
export async function whyOf(archive, capture, url) {
    const guard = guardOf(capture);
    const { page, requests } = await findPage(archive, capture, url, guard);
    const all = await archive.catalog.sightings.ofPage(url);
    const sightings = all.filter((s) => s.captureId === capture.id);
    const judged = await judgedIn(archive, capture, url);
    const refusal = page === null ? absenceOf(capture, url, guard, requests) : (page.reason ?? null);
    return {
        url,
        capture: capture.id,
        answer: page === null ? `${refusal}${toldElsewhere(all)}` : answerOf(page, sightings, judged),
        code: refusalCodeOf(refusal),
        found: page && pick(page),
        requests,
        looks: sightings.map(lookOf),
        ...judgementOf(page, judged),
    };
}
/** What a capture does not know, a testimony may tell of. */
function toldElsewhere(sightings) {
    const last = sightings.findLast(isTold);
    if (!last)
        return "";
    return `; testimony ${last.captureId} (${last.outcome.told.tier}) tells of it: isochron why --capture ${last.captureId}`;
}
/** Of a report with very many pages one is held. */
async function judgedIn({ results }, { id }, url) {
    for await (const { page } of results.reportPages(id))
        if (page.url === url)
            return page;
    return null;
}
function judgementOf(page, judged) {
    if (!judged)
        return { verdict: null, reason: page?.reason ?? null, labels: [] };
    const { verdict, reason, labels = [] } = judged;
    return { verdict, reason, labels };
}
function guardOf(capture) {
    const shapeBudget = shapeBudgetOf(capture.settings);
    return new TrapGuard({ seeds: capture.seeds, shapeBudget, nowMs: () => capture.startedAt });
}
/** The page and the requests to its address; the guard is told of the others on the way, and stands as it stood at the end. */
async function findPage({ catalog }, { id }, url, guard) {
    let found = null;
    const requests = [];
    for await (const page of catalog.frontier.pages(id)) {
        if (page.url === url)
            found = page;
        else if (addressOf(page.url) === url)
            requests.push(page.url);
        // Of what came after the page it knew nothing.
        if (found === null)
            guard.take(page);
    }
    return { page: found, requests };
}
/** Why an address is no page by itself. */
function absenceOf(capture, url, guard, requests) {
    if (requests.length === 0)
        return refusalOf(capture, url, guard);
    const words = requests.length === 1 ? "one request" : `${requests.length} requests`;
    return `not asked for by itself: scripts asked for it by ${words} of their own`;
}
/** Why a URL never entered the frontier. */
function refusalOf(capture, url, guard) {
    const { scope: rules } = capture.settings;
    const scope = scopeOf({ name: capture.site, seeds: capture.seeds }, rules);
    const outside = scopeRefusal(scope, { url, kind: "document", depth: 0, hops: 0 });
    if (outside)
        return refusalReason(outside.code, outside.reason);
    const trap = guard.refusalOf({ url, kind: "document" });
    if (trap === null)
        return "not found: no page of this capture links to it";
    return trap.instead === null ? trap.reason : `${trap.reason}: ${trap.instead}`;
}
function answerOf(page, sightings, judged) {
    if (judged)
        return judged.reason === null ? judged.verdict : `${judged.verdict}: ${judged.reason}`;
    if (page.reason !== null)
        return `${page.state}: ${page.reason}`;
    if (sightings.length === 0)
        return "known, and not asked for yet";
    return `${page.state}; the capture is not finished`;
}
function pick({ kind, depth, via, state, late }) {
    return { kind, depth, via, state, late };
}
function lookOf(sighting) {
    const { pass, times, outcome } = sighting;
    if (isTold(sighting)) {
        const { tier, from, to } = sighting.outcome.told;
        return {
            at: toIso(from),
            pass: tier,
            outcome: "told",
            detail: `until ${toIso(to)}, ${detailOf(outcome)}`,
        };
    }
    return { at: toIso(times.sentAt), pass, outcome: outcome.kind, detail: detailOf(outcome) };
}
function detailOf(outcome) {
    switch (outcome.kind) {
        case "captured":
            return `status ${outcome.identity.status}, ${outcome.payloadBytes} bytes, ${outcome.identity.contentDigest}`;
        case "failed":
            return `${outcome.code}: ${outcome.message}`;
        case "blocked":
        case "refused":
            return outcome.reason;
        case "unchanged":
            return outcome.asked ? "304, as asked" : "304, which nobody asked for";
    }
}
