// What the catalog knows of pages at any time: their looks, what hosts' words are worth, what documents need, and how
// much of their sites stood together.
import { believedLooks, hostOf, hostWordOf, isCaptured, withClockErrors, } from "#model/index.js";
import { siteKnown } from "./site-steps.js";
/** A page of which nothing is known. */
export const NO_EVIDENCE = { looks: [], trust: null };
/** So many parts of a page are asked about; a page with more is unheard of, and somebody waits for it. */
const MOST_PARTS = 200;
/** Sites and hosts that are held; one more, and all are asked for again. */
const [MOST_SITES, MOST_HOSTS] = [16, 10_000];
/** Evidence of an archive, what is asked for again and again held until the catalog has something new. */
export class ArchiveEvidence {
    #sources;
    #sites = new Map();
    #hosts = new Map();
    #captures = null;
    #stamp = "";
    constructor(sources) {
        this.#sources = sources;
    }
    /** What is known of a page. */
    async ofPage(url) {
        const found = await this.#sources.catalog.sightings.ofPage(url);
        if (found.length === 0)
            return NO_EVIDENCE;
        const captures = await this.#byId();
        const looks = found.flatMap((look) => withClockErrors([look], captures.get(look.captureId)?.runs));
        const word = await this.#wordOf(hostOf(url));
        return { looks: believedLooks(looks, word), trust: word.trust };
    }
    /** Pages that ask an address by this method and body, and by more than that. */
    requestsTo(address, asked) {
        return this.#sources.catalog.sightings.requestsTo(address, asked);
    }
    /** A document, first, and what it needs to be shown by the capture nearest to the time; each once. */
    async partsOf(document, at) {
        const parts = new Set([document]);
        // A style sheet needs pictures in its turn: what is added is gone through too.
        for (const part of parts) {
            for (const needed of await this.#neededBy(part, at))
                if (parts.size < MOST_PARTS)
                    parts.add(needed);
        }
        return [...parts];
    }
    /** How much of the site that looks belong to is known; `null` when nobody tells. */
    async siteOf(looks, at) {
        const captures = await this.#byId();
        const distance = ({ times }) => Math.abs(times.sentAt - at);
        const nearest = looks
            .filter(isCaptured)
            .reduce((best, one) => (best && distance(best) <= distance(one) ? best : one), null);
        const site = nearest && captures.get(nearest.captureId)?.site;
        if (site === null || site === undefined)
            return null;
        return this.ofSite(site);
    }
    /** How much of a site is known, by what its captures have added; `null` when none tells. */
    async ofSite(site) {
        const known = await this.#known(site);
        return known.pages === 0 ? null : known;
    }
    async #known(site) {
        await this.#refresh();
        return held(this.#sites, site, MOST_SITES, async () => siteKnown(await this.#sources.catalog.standing.ofSite(site)));
    }
    #wordOf(host) {
        return held(this.#hosts, host, MOST_HOSTS, async () => hostWordOf(host, await this.#sources.catalog.standing.ofHost(host)));
    }
    async #neededBy(document, at) {
        const told = await this.#sources.catalog.requisites.ofDocument(document);
        if (told.length < 2)
            return told[0]?.requisites ?? [];
        const captures = await this.#byId();
        const distance = (id) => {
            const capture = captures.get(id);
            return capture
                ? Math.max(0, capture.startedAt - at, at - (capture.finishedAt ?? capture.startedAt))
                : Infinity;
        };
        return told.reduce((best, one) => (distance(one.captureId) < distance(best.captureId) ? one : best))
            .requisites;
    }
    async #byId() {
        const list = await this.#sources.captures();
        if (this.#captures?.list === list)
            return this.#captures.byId;
        await this.#refresh();
        const byId = new Map(list.map((capture) => [capture.id, capture]));
        this.#captures = { list, byId };
        return byId;
    }
    /** What captures added since makes what is held old. */
    async #refresh() {
        const stamp = await this.#sources.catalog.standing.stamp();
        if (stamp === this.#stamp)
            return;
        this.#stamp = stamp;
        this.#sites.clear();
        this.#hosts.clear();
    }
}
function held(all, key, most, make) {
    const known = all.get(key);
    if (known)
        return known;
    if (all.size >= most)
        all.clear();
    const made = make();
    all.set(key, made);
    made.catch(() => all.delete(key));
    return made;
}
