// The ground truth: every version of every page with its life span, up to an instant and never beyond it.
import { sha256Digest } from "#formats/index.js";
import { toIso } from "#model/index.js";
import { canonicalPayload } from "../answer/content-coding.js";
const NOTES = [
    "life spans are half-open [from, to); to is null while the version lives",
    "contentDigest (after content decoding) with status, location and content type is a version's identity",
    "payloadDigest is of the body before content decoding as a client that accepts gzip gets it; where payloadVaries it is of a canonical compression",
    "noisy pages differ at every request: their digests are of a canonical body, or of the listed variants",
    "answers lists every whole answer that showed a state, conditional ones and copies of caches included",
];
/** The truth about the given pages, with what they answered to the given requests. */
export function truthOf(pages, startAt, now, requests) {
    const asked = new Map(pages.map(({ path }) => [path, []]));
    for (const request of requests)
        asked.get(request.path)?.push(request);
    const truths = pages.map((page) => truthOfPage(page, now, asked.get(page.path)));
    return {
        now: toIso(now),
        startedAt: toIso(startAt),
        notes: NOTES,
        returns: truths.reduce((sum, page) => sum + page.returns, 0),
        pages: truths,
    };
}
function truthOfPage(page, now, asked) {
    const { caches } = page.habits;
    const drawn = page.timeline.until(now);
    const versions = drawn.map((version, i) => truthOfVersion(page, version, drawn[i + 1]?.from ?? null));
    return {
        path: page.path,
        kind: page.kind,
        ratePerDay: page.ratePerDay,
        ...(page.noise ? { noisy: true } : {}),
        ...(page.habits.coding === "regzip" ? { payloadVaries: true } : {}),
        ...(caches
            ? { cached: { nodes: caches.nodes, maxStaleMs: caches.ttlMs, isHidden: caches.hidesAge } }
            : {}),
        versions,
        answers: asked.flatMap((request) => answerTo(request, page)),
        returns: countReturns(versions),
    };
}
function truthOfVersion(page, version, to) {
    return {
        from: toIso(version.from),
        to: to === null ? null : toIso(to),
        status: version.status,
        location: version.location,
        ...digestsOf(page, version),
    };
}
const knownOf = new WeakMap();
function digestsOf(page, version) {
    const known = knownOf.get(page) ?? new WeakMap();
    knownOf.set(page, known);
    const before = known.get(version);
    if (before)
        return before;
    const { body, contentType } = page.entity(version, page.noise?.canonical ?? null);
    const variants = (page.noise?.variants ?? []).map((noise) => sha256Digest(page.entity(version, noise).body));
    const digests = {
        contentType,
        payloadDigest: sha256Digest(canonicalPayload(page.habits.coding, body)),
        contentDigest: sha256Digest(body),
        ...(variants.length > 0 ? { variants } : {}),
    };
    known.set(version, digests);
    return digests;
}
function answerTo(request, page) {
    const { shown, chosenAt, isWhole, host, isConditional } = request;
    if (!shown || chosenAt === null || !isWhole)
        return [];
    const { version, noise, madeAt, hasCacheSign, ageSeconds } = shown;
    const { contentType, contentDigest } = digestsOf(page, version);
    const { status, location } = version;
    return [
        {
            host,
            chosenAt: toIso(chosenAt),
            madeAt: toIso(madeAt),
            status,
            location,
            contentType,
            contentDigest: noise === null ? contentDigest : sha256Digest(page.entity(version, noise).body),
            conditional: isConditional,
            hasCacheSign,
            ageSeconds,
        },
    ];
}
/** Equal keys mean that a visitor could not tell the versions apart. */
export function truthKey(version) {
    return JSON.stringify([version.status, version.location, version.contentType, version.contentDigest]);
}
function countReturns(versions) {
    const seen = new Set();
    let returns = 0;
    for (const version of versions) {
        const key = truthKey(version);
        if (seen.has(key))
            returns++;
        seen.add(key);
    }
    return returns;
}
