// Views of an archive held against the life of the site: did a document and its parts, as shown, ever stand together?
import { SeededRandom } from "#adapters/index.js";
import { ArchiveEvidence, choicesAt, momentFor } from "#access/index.js";
import { instant, isCaptured, } from "#model/index.js";
import { TrueLives } from "./true-lives.js";
/** Looks at random documents at random times of the archive's life, chosen in three ways. */
export async function replayedViews(recaptured, options) {
    const held = await heldOf(recaptured);
    const lives = new TrueLives(recaptured.living.truth(recaptured.endedAt));
    const random = new SeededRandom(options.seed);
    const tally = new Tally();
    for (let i = 0; i < options.views; i++) {
        const document = held.documents[Math.floor(random.next() * held.documents.length)];
        const at = instant(Math.floor(held.from + random.next() * (held.to - held.from)));
        tally.see(await viewsOf(held, document, { at, patienceMs: options.patienceMs }), lives);
    }
    return tally;
}
async function heldOf({ archive, endedAt }) {
    const { catalog } = archive;
    const sightings = new Map();
    const documents = new Set();
    const captures = (await catalog.captures.list()).reverse();
    for (const { id } of captures) {
        for await (const seen of catalog.sightings.ofCapture(id))
            sightings.set(seen.url, [...(sightings.get(seen.url) ?? []), seen]);
        for await (const { document } of catalog.requisites.requisites(id))
            documents.add(document);
    }
    return {
        evidence: new ArchiveEvidence({ catalog, captures: async () => captures }),
        sightings,
        documents: [...documents].filter((url) => sightings.get(url)?.some(isCaptured)).sort(),
        from: captures[0].startedAt,
        to: endedAt,
    };
}
async function viewsOf({ evidence, sightings }, document, wish) {
    const { at } = (await momentFor(evidence, document, wish));
    const parts = (await evidence.partsOf(document, wish.at))
        .map((url) => (sightings.get(url) ?? []).filter(isCaptured))
        .filter((looks) => looks.length > 0);
    return {
        distanceMs: Math.abs(at - wish.at),
        parts,
        coherent: await Promise.all(parts.map((looks) => servedAt(evidence, looks, at))),
        nearest: parts.map((looks) => nearest(looks, wish.at)),
        firstAfter: parts.map((looks) => firstAfter(looks, wish.at)),
    };
}
/** Chooses as the server does, from an index of the looks. */
async function servedAt(evidence, looks, at) {
    const { url } = looks[0];
    const servedBy = { choice: "coherent", evidenceOf: (page) => evidence.ofPage(page) };
    for await (const served of choicesAt(looks.map(entryOf), { url, at, within: null }, servedBy)) {
        const { tier, interval, storedAt } = served.evidence;
        return { tier, interval, sighting: looks.find(({ times }) => times.sentAt === storedAt) };
    }
    throw new Error(`nothing is served for ${url}`);
}
function entryOf({ url, times, outcome, records }) {
    const { status } = outcome.identity;
    const { file, offset, length } = records.find(({ type }) => type === "response" || type === "revisit");
    const place = { file, offset, length, recordType: "response" };
    return { surt: url, url, at: times.sentAt, status, mime: null, digest: null, ...place };
}
const WEAKEST_FIRST = ["nearest", "possible", "source", "attested", "served", "seen", "observed"];
class Tally {
    views = 0;
    returned = 0;
    unavoidable = 0;
    #distanceMs = 0;
    falseViews = { coherent: 0, nearest: 0, "first-after": 0 };
    byTier = {
        observed: { views: 0, falseViews: 0 },
        seen: { views: 0, falseViews: 0 },
        served: { views: 0, falseViews: 0 },
        attested: { views: 0, falseViews: 0 },
        source: { views: 0, falseViews: 0 },
        possible: { views: 0, falseViews: 0 },
        nearest: { views: 0, falseViews: 0 },
    };
    get meanDistanceMs() {
        return this.#distanceMs / this.views;
    }
    see({ distanceMs, parts, coherent, nearest: near, firstAfter: after }, lives) {
        this.views++;
        this.#distanceMs += distanceMs;
        if (!lives.couldStandTogether(parts))
            this.unavoidable++;
        const isFalse = (shown) => !lives.stoodTogether(shown);
        if (isFalse(near))
            this.falseViews.nearest++;
        if (isFalse(after))
            this.falseViews["first-after"]++;
        const tier = WEAKEST_FIRST.find((one) => coherent.some((standing) => standing.tier === one));
        this.byTier[tier].views++;
        if (!isFalse(coherent.map(({ sighting }) => sighting)))
            return;
        // No pair of looks can tell of a page that changed and changed back between them: it is counted apart.
        if (tier === "observed" && coherent.some((standing) => lives.returnedWithin(standing)))
            this.returned++;
        else
            this.byTier[tier].falseViews++;
        this.falseViews.coherent++;
    }
}
function nearest(seen, at) {
    const distance = ({ times }) => Math.abs(times.sentAt - at);
    return seen.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}
function firstAfter(seen, at) {
    return seen.find(({ times }) => times.sentAt >= at) ?? seen.at(-1);
}
