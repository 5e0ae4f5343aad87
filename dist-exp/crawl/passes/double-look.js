// A few pages are asked for twice in a row on their visit: one that differs at every request is found before
// t*, and need not hold a good place among the revisits.
import { createHash } from "node:crypto";
import { identityKey, isCaptured } from "#model/index.js";
import { sightPage } from "../look/sight-page.js";
/** One document in so many, of those never seen before, and at most so many in all. */
const ONE_IN = 50;
const AT_MOST = 40;
/** Chooses the pages and asks again; the second probe is made only where the first differs. */
export class DoubleLook {
    #run;
    #looks = 0;
    constructor(run) {
        this.#run = run;
    }
    /** Probes a page right after its visit, when it is in the sample. */
    async at(page, visit) {
        if (!isCaptured(visit) || !this.#isChosen(page))
            return;
        this.#looks++;
        const key = identityKey(visit.outcome.identity);
        const sighting = await this.#again(page);
        if (!sighting || !isCaptured(sighting) || identityKey(sighting.outcome.identity) === key)
            return;
        await this.#again(page);
    }
    async #again(page) {
        if ((await this.#run.admission.refusalOf(page, "visit")) !== null)
            return null;
        return (await sightPage(this.#run, page, "probe")).sighting;
    }
    #isChosen(page) {
        if (page.kind !== "document" || this.#run.rates.hasPastOf(page))
            return false;
        return isInSample(page.url) && this.#looks < AT_MOST;
    }
}
/** By the page's own path, not by a count or a place: a resumed capture, which finds pages in another order, chooses the same. */
function isInSample(url) {
    const { pathname, search } = new URL(url);
    const hash = createHash("sha256").update(pathname + search);
    return hash.digest().readUInt32BE(0) % ONE_IN === 0;
}
