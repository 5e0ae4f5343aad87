// What captures saw of a site, page by page, for a copy at one moment: sightings are read when their page is at turn.
import { coverageSteps, hostOf, isTold, provedIntervals, withClockErrors, } from "#model/index.js";
import { ArchiveEvidence } from "../coherent/archive-evidence.js";
import { chooseInstant } from "../coherent/choose-instant.js";
/** The known pages of some captures and what was seen of them. */
export class CopyEvidence {
    #catalog;
    #runs;
    #captures;
    /** What replay goes by. */
    #archive;
    /** Captures oldest first. */
    constructor({ catalog }, captures, scope) {
        this.#catalog = catalog;
        this.#captures = captures;
        this.#runs = new Map(captures.map(({ id, runs }) => [id, runs]));
        let all = null;
        const listed = { catalog, captures: () => (all ??= catalog.captures.list()) };
        this.#archive = scope === "archive" ? new ArchiveEvidence(listed) : null;
    }
    /** Every page once, in the order of discovery; what the newest capture says of it counts. */
    async pages() {
        const pages = new Map();
        for (const { id } of this.#captures)
            for await (const page of this.#catalog.frontier.pages(id))
                pages.set(page.url, page);
        return pages;
    }
    /** What is known of a page. Of named captures alone no host's word is tried: their reports have it. */
    async ofPage(url) {
        if (this.#archive)
            return this.#archive.ofPage(url);
        const all = await this.#catalog.sightings.ofPage(url);
        const looks = all
            .filter(({ captureId }) => this.#runs.has(captureId))
            .map((sighting) => withClockErrors([sighting], this.#runs.get(sighting.captureId))[0]);
        return { looks, trust: null };
    }
    /**
     * The moment near a wish at which the most pages are known to have stood together; the wish where none is. Of a whole
     * site the catalog tells, as it does in replay; of named captures, and where nobody has counted, their own looks.
     */
    async momentNear(wish, pages) {
        const counted = await this.#archive?.ofSite(this.#captures[0].site);
        if (counted)
            return chooseInstant(counted.steps, wish);
        const intervals = [];
        for (const url of pages)
            for (const interval of provedIntervals((await this.ofPage(url)).looks))
                intervals.push({ ...interval, weight: 1 });
        const steps = coverageSteps(intervals);
        return chooseInstant({ at: steps.map(({ at }) => at), known: steps.map(({ weight }) => weight) }, wish);
    }
}
/** Why nothing can be shown of a page, in words. */
export function reasonWithout(page, sightings) {
    const last = sightings.at(-1)?.outcome;
    if (last?.kind === "failed")
        return `no usable response: ${last.message}`;
    if (last?.kind === "blocked")
        return `refused by ${hostOf(page.url)}: ${last.reason}`;
    if (last?.kind === "refused")
        return `not asked for: ${last.reason}`;
    if (sightings.some(isTold))
        return "nothing that is told of it is of this moment";
    return page.reason === null ? "known, but never fetched" : `not fetched: ${page.reason}`;
}
