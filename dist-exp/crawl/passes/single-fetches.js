// Single fetches, when asked for (--attested): a page whose host's Last-Modified passed the trust test in an
// earlier capture is asked for once, after t*. That can attest, never observe (docs/papers/optimum.md, trusted stamps).
import { hostOf } from "#model/index.js";
import { testHosts } from "#quality/index.js";
import { isDrawn } from "./sample-by-hash.js";
/** Share of such pages that are visited and revisited all the same: they test the stamps in this capture. */
const TESTED_SHARE = 0.1;
/** Decides which visits are put off until after t*. */
export class SingleFetches {
    #run;
    #distrusted = new Set();
    constructor(run) {
        this.#run = run;
    }
    /** Whether the page is not visited before t*. Seeds are: new pages turn up through them. */
    putsOff(page) {
        const { rates, state } = this.#run;
        if (!this.#isOn || page.depth === 0 || !rates.isAttestable(page))
            return false;
        if (this.#distrusted.has(hostOf(page.url)))
            return false;
        return !isDrawn(state.capture.id, page.url, TESTED_SHARE);
    }
    /** Pages of hosts whose stamps were contradicted meanwhile, or that were not tested: visited after all. */
    takenBack() {
        if (!this.#isOn)
            return [];
        const { frontier, rates } = this.#run;
        const hosts = testHosts({ pages: frontier.pages(), sightingsOf: (url) => this.#run.seen.of(url) });
        const isDoubtful = (host) => hosts.get(host)?.kind !== "trusted" || rates.contradictedHosts.has(host);
        const taken = frontier
            .pages()
            .filter((page) => isPutOff(this.#run, page) && isDoubtful(hostOf(page.url)));
        for (const { url } of taken)
            this.#distrusted.add(hostOf(url));
        return taken;
    }
    get #isOn() {
        const { settings, isVisiting } = this.#run.state;
        return settings.attested === true && settings.passes !== 1 && isVisiting;
    }
}
/** Whether a page was put off: known when the visits were over, and never asked for. */
export function isPutOff({ seen }, { url, state, late }) {
    return state === "known" && !late && !seen.has(url);
}
/** What report and certificate say of it. */
export function singleFetchNotes({ state, frontier, seen }) {
    if (state.settings.attested !== true)
        return [];
    const once = frontier.pages().filter(({ url, late }) => !late && seen.of(url)[0]?.pass === "late").length;
    return [
        `attested claims were asked for: ${once} pages of hosts with a trusted Last-Modified were asked for only after the time point; they can be attested, never sharp`,
    ];
}
