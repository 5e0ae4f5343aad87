// What this capture expects of its pages' changes: learned from the archive, corrected by every visit.
import { GrowingNumbers } from "#packed/index.js";
import { addSightings, LearnedRates } from "#mine/index.js";
import { hostOf, } from "#model/index.js";
/** Enough pages to learn how a site changes. */
const SAMPLE_PAGES = 1_500;
/** Fewer ages say nothing of a whole site. */
const LEAST_DATED_PAGES = 10;
/** An earlier capture looked at the page; and could attest it by its Last-Modified. */
const [SEEN_BEFORE, ATTESTABLE, ALL_FLAGS] = [1, 2, 3];
/** The outlook of every page of one capture. */
export class PageRates {
    #world;
    #site;
    #learned;
    #all;
    /** Whether the archive has looked at this site before. */
    #hasPast;
    /** Very many pages share an outlook. */
    #outlooks = [];
    #outlookNumbers = new Map();
    /** By the page's place in the frontier: four times the number of its outlook, counted from 1, and its flags. */
    #judged = new GrowingNumbers(Uint32Array);
    /** Hosts whose Last-Modified contradicts what an earlier capture saw. */
    contradictedHosts = new Set();
    #survivals = new WeakMap();
    constructor(world, site, samples) {
        this.#world = world;
        this.#site = site;
        this.#all = samples.all;
        this.#learned = new LearnedRates(samples.own, samples.all);
        this.#hasPast = samples.own.length > 0;
    }
    /** Learns the priors from what the archive remembers of this site and of others. */
    static async open(world, site) {
        const own = await world.archive.catalog.rates.sample(site, SAMPLE_PAGES);
        return new PageRates(world, site, {
            own,
            all: await world.archive.catalog.rates.sample(null, SAMPLE_PAGES),
        });
    }
    /** Forms an opinion of pages that the frontier has just got to know. */
    async expect(pages) {
        const past = await this.#pastOf(pages.map(({ url }) => url));
        for (const page of pages) {
            const before = past.get(page.url) ?? null;
            this.#judge(page, before, (before ? SEEN_BEFORE : 0) | (before?.attestable ? ATTESTABLE : 0));
        }
    }
    /** Takes in what a visit showed: changed since the last capture or not, and how old the server says it is. */
    async noteVisit(page, visits) {
        const before = (await this.#pastOf([page.url])).get(page.url) ?? null;
        const after = addSightings(before, page, visits);
        if (before && after && after.stampFaults > before.stampFaults)
            this.contradictedHosts.add(hostOf(page.url));
        this.#judge(page, after, this.#flagsOf(page));
    }
    /**
     * On a first capture the visits themselves tell how the site changes: the ages that its Last-Modified stamps
     * give make the prior of its pages, those without a stamp included.
     */
    learnFromVisits(hosts, sightingsOf) {
        if (this.#hasPast)
            return;
        const rateOf = (page) => addSightings(null, page, sightingsOf(page.url));
        const total = hosts.reduce((sum, { length }) => sum + length, 0);
        const step = Math.max(1, Math.ceil(total / SAMPLE_PAGES));
        const dated = [];
        let count = 0;
        for (const pages of hosts)
            for (const page of pages) {
                const rate = count++ % step === 0 ? rateOf(page) : null;
                if (rate !== null && rate.datedChanges > 0)
                    dated.push(rate);
            }
        if (dated.length < LEAST_DATED_PAGES)
            return;
        this.#learned = new LearnedRates(dated, this.#all);
        for (const pages of hosts)
            for (const page of pages)
                this.#judge(page, rateOf(page), this.#flagsOf(page));
    }
    /** Whether {@link expect} or {@link noteVisit} has dealt with the page. */
    knows(page) {
        return this.#judgedAt(page) > ALL_FLAGS;
    }
    /** Whether an earlier capture looked at the page. */
    hasPastOf(page) {
        return (this.#judgedAt(page) & SEEN_BEFORE) !== 0;
    }
    /** Whether one fetch may be enough for an attested claim: its host passed the trust test with stamps. */
    isAttestable(page) {
        return (this.#judgedAt(page) & ATTESTABLE) !== 0;
    }
    /** Chance of no change for so many slots of the given pace; the pace may change afterwards. */
    survivalOf(page, pace) {
        const outlook = this.#outlooks[(this.#judgedAt(page) >>> 2) - 1];
        const known = this.#survivals.get(pace) ?? new Map();
        this.#survivals.set(pace, known);
        let survival = known.get(outlook);
        if (!survival) {
            survival = { at: (slots) => outlook.at(slots * pace.slotMs), heat: 1 - outlook.at(pace.slotMs) };
            known.set(outlook, survival);
        }
        return survival;
    }
    #judge(page, rate, flags) {
        const outlook = this.#learned.outlookOf(page, rate, this.#world.clock.now());
        let number = this.#outlookNumbers.get(outlook);
        if (number === undefined)
            this.#outlookNumbers.set(outlook, (number = this.#outlooks.push(outlook)));
        while (this.#judged.length <= page.seq)
            this.#judged.push(0);
        this.#judged.set(page.seq, 4 * number + flags);
    }
    #flagsOf(page) {
        return this.#judgedAt(page) & ALL_FLAGS;
    }
    #judgedAt({ seq }) {
        return seq < this.#judged.length ? this.#judged.at(seq) : 0;
    }
    async #pastOf(urls) {
        if (!this.#hasPast)
            return new Map();
        const rates = await this.#world.archive.catalog.rates.ofPages(this.#site, urls);
        return new Map(rates.map((rate) => [rate.url, rate]));
    }
}
