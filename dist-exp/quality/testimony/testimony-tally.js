// A testimony counted, from one walk over what it tells: nothing of it is sharp or attested, since nobody here looked.
import { isTold, VERDICTS, } from "#model/index.js";
/** Counts what a testimony tells, page by page. */
export class TestimonyTally {
    #settings;
    #pages = new Map();
    #versions = 0;
    #answers = 0;
    constructor(settings) {
        this.#settings = settings;
    }
    see(sighting) {
        if (!isTold(sighting))
            return;
        const { told } = sighting.outcome;
        this.#versions++;
        this.#answers += told.count ?? 0;
        const page = this.#pages.get(sighting.url);
        if (!page)
            return void this.#pages.set(sighting.url, firstOf(sighting));
        page.versions++;
        page.from = Math.min(page.from, told.from);
        page.isCurrent ||= told.isCurrent === true;
        if (told.to < page.to)
            return;
        page.to = told.to;
        page.status = sighting.outcome.identity.status;
        page.contentType = sighting.outcome.identity.contentType;
    }
    /** All of it together. */
    figures() {
        let [from, to, current] = [Infinity, -Infinity, 0];
        for (const page of this.#pages.values()) {
            from = Math.min(from, page.from);
            to = Math.max(to, page.to);
            if (page.isCurrent)
                current++;
        }
        const { tier, by } = this.#settings;
        const pages = this.#pages.size;
        const span = pages === 0 ? { from: null, to: null } : { from, to };
        return { tier, by, pages, versions: this.#versions, answers: this.#answers, current, ...span };
    }
    /** What a report says of a page. */
    reportPage(url, kind) {
        const page = this.#pages.get(url);
        return {
            url,
            kind,
            verdict: "skipped", // known, and not fetched by us
            reason: page ? REASON[this.#settings.tier] : "nothing is told of it",
            status: page?.status ?? null,
            contentType: page?.contentType ?? null,
            interval: page ? { from: page.from, to: page.to } : null,
            visitAt: null,
            revisitAt: null,
            sightings: page?.versions ?? 0,
        };
    }
}
const REASON = {
    source: "told by the owner's own record: no look of ours stands behind it",
    served: "told by a recorder before the server: no look of ours stands behind it",
};
function firstOf({ outcome: { told, identity } }) {
    const { from, to, isCurrent } = told;
    const { status, contentType } = identity;
    return { versions: 1, from, to, isCurrent: isCurrent === true, status, contentType };
}
/** The report of a testimony: its figures, and every page with the time from its first to its last version. */
export function testimonyReport(facts) {
    const { capture, finishedAt, tally, pages, bytes, warcs, notes } = facts;
    const testimony = tally.figures();
    const counts = { all: 0, document: 0, requisite: 0, other: 0 };
    for (const { kind } of pages) {
        counts.all++;
        counts[kind]++;
    }
    const at = testimony.to ?? capture.startedAt;
    return {
        format: "isochron-report/1",
        capture: capture.id,
        site: capture.site,
        seeds: capture.seeds,
        startedAt: capture.startedAt,
        plannedAsOf: at,
        asOf: at,
        finishedAt,
        strategy: testimony.tier,
        delayMs: 0,
        expectedSharp: null,
        upperBound: null,
        requests: 0,
        bytes,
        all: untiered(counts.all),
        documents: untiered(counts.document),
        requisites: untiered(counts.requisite),
        composites: untiered(counts.document),
        sharpAtPlanned: 0,
        verdicts: verdictsOf(counts.all),
        warcs,
        notes,
        testimony,
        pages: {
            *[Symbol.iterator]() {
                for (const { url, kind } of pages)
                    yield tally.reportPage(url, kind);
            },
        },
    };
}
/** Pages of which no tier of a crawl says anything. */
function untiered(pages) {
    return { pages, sharp: 0, attested: 0, possible: 0 };
}
function verdictsOf(skipped) {
    const none = Object.fromEntries(VERDICTS.map((verdict) => [verdict, 0]));
    return { ...none, skipped };
}
