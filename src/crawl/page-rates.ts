// What this capture expects of its pages' changes: learned from the archive, corrected by every visit.
import { GrowingNumbers } from "#formats/index.js";
import { addSightings, LearnedRates, type ChangeOutlook } from "#mine/index.js";
import type { FrontierPage, PageRate, PageUrl, Sighting, Survival } from "#model/index.js";
import type { World } from "./world.js";

/** Enough pages to learn how a site changes. */
const SAMPLE_PAGES = 1_500;

/** How long a slot is on one host; learned while visits go. */
export interface Pace {
  slotMs: number;
}

/** The outlook of every page of one capture. */
export class PageRates {
  readonly #world: World;
  readonly #site: string;
  readonly #learned: LearnedRates;
  /** Whether the archive has looked at this site before. */
  readonly #hasPast: boolean;
  /** Very many pages share an outlook. */
  readonly #outlooks: ChangeOutlook[] = [];
  readonly #outlookNumbers = new Map<ChangeOutlook, number>();
  /** By the page's place in the frontier: twice the number of its outlook, counted from 1, and 1 for a past. */
  readonly #judged = new GrowingNumbers(Uint32Array);
  readonly #survivals = new WeakMap<Pace, Map<ChangeOutlook, Survival>>();

  private constructor(world: World, site: string, samples: { own: PageRate[]; all: PageRate[] }) {
    this.#world = world;
    this.#site = site;
    this.#learned = new LearnedRates(samples.own, samples.all);
    this.#hasPast = samples.own.length > 0;
  }

  /** Learns the priors from what the archive remembers of this site and of others. */
  static async open(world: World, site: string): Promise<PageRates> {
    const own = await world.archive.rates.sample(site, SAMPLE_PAGES);
    return new PageRates(world, site, { own, all: await world.archive.rates.sample(null, SAMPLE_PAGES) });
  }

  /** Forms an opinion of pages that the frontier has just got to know. */
  async expect(pages: readonly FrontierPage[]): Promise<void> {
    const past = await this.#pastOf(pages.map(({ url }) => url));
    for (const page of pages) this.#judge(page, past.get(page.url) ?? null, past.has(page.url));
  }

  /** Takes in what a visit showed: changed since the last capture or not, and how old the server says it is. */
  async noteVisit(page: FrontierPage, visits: readonly Sighting[]): Promise<void> {
    const past = await this.#pastOf([page.url]);
    this.#judge(page, addSightings(past.get(page.url) ?? null, page, visits), this.hasPastOf(page));
  }

  /** Whether {@link expect} or {@link noteVisit} has dealt with the page. */
  knows(page: FrontierPage): boolean {
    return this.#judgedAt(page) > 1;
  }

  /** Whether an earlier capture looked at the page. */
  hasPastOf(page: FrontierPage): boolean {
    return this.#judgedAt(page) % 2 === 1;
  }

  /** Chance of no change for so many slots of the given pace; the pace may change afterwards. */
  survivalOf(page: FrontierPage, pace: Pace): Survival {
    const outlook = this.#outlooks[(this.#judgedAt(page) >>> 1) - 1]!;
    const known = this.#survivals.get(pace) ?? new Map<ChangeOutlook, Survival>();
    this.#survivals.set(pace, known);
    let survival = known.get(outlook);
    if (!survival) {
      survival = { at: (slots) => outlook.at(slots * pace.slotMs), heat: 1 - outlook.at(pace.slotMs) };
      known.set(outlook, survival);
    }
    return survival;
  }

  #judge(page: FrontierPage, rate: PageRate | null, hasPast: boolean): void {
    const outlook = this.#learned.outlookOf(page, rate, this.#world.clock.now());
    let number = this.#outlookNumbers.get(outlook);
    if (number === undefined) this.#outlookNumbers.set(outlook, (number = this.#outlooks.push(outlook)));
    while (this.#judged.length <= page.seq) this.#judged.push(0);
    this.#judged.set(page.seq, 2 * number + (hasPast ? 1 : 0));
  }

  #judgedAt({ seq }: FrontierPage): number {
    return seq < this.#judged.length ? this.#judged.at(seq) : 0;
  }

  async #pastOf(urls: readonly PageUrl[]): Promise<Map<PageUrl, PageRate>> {
    if (!this.#hasPast) return new Map();
    const rates = await this.#world.archive.rates.ofPages(this.#site, urls);
    return new Map(rates.map((rate) => [rate.url, rate]));
  }
}
