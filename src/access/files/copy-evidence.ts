// What captures saw of a site, page by page, for a copy at one moment: sightings are read when their page is at turn.
import {
  coverageSteps,
  hostOf,
  provedIntervals,
  withClockErrors,
  type Capture,
  type FrontierPage,
  type Instant,
  type PageUrl,
  type Sighting,
  type WeightedInterval,
} from "#model/index.js";
import type { Archive } from "#ports/index.js";
import { chooseInstant, type ChosenInstant, type Wish } from "../coherent/choose-instant.js";

/** What of an archive a copy is made from. */
export type CopySource = Pick<Archive, "catalog" | "index" | "warcs">;

/** The known pages of some captures and what was seen of them. */
export class CopyEvidence {
  readonly #catalog: CopySource["catalog"];
  readonly #runs: ReadonlyMap<string, Capture["runs"]>;
  readonly #captures: readonly Capture[];

  /** Captures oldest first. */
  constructor({ catalog }: Pick<CopySource, "catalog">, captures: readonly Capture[]) {
    this.#catalog = catalog;
    this.#captures = captures;
    this.#runs = new Map(captures.map(({ id, runs }) => [id, runs]));
  }

  /** Every page once, in the order of discovery; what the newest capture says of it counts. */
  async pages(): Promise<Map<PageUrl, FrontierPage>> {
    const pages = new Map<PageUrl, FrontierPage>();
    for (const { id } of this.#captures)
      for await (const page of this.#catalog.frontier.pages(id)) pages.set(page.url, page);
    return pages;
  }

  /** Of these captures alone, with the errors of their clocks. */
  async sightingsOf(url: PageUrl): Promise<readonly Sighting[]> {
    const all = await this.#catalog.sightings.ofPage(url);
    return all
      .filter(({ captureId }) => this.#runs.has(captureId))
      .map((sighting) => withClockErrors([sighting], this.#runs.get(sighting.captureId))[0]!);
  }

  /** The moment near a wish at which the most pages are known to have stood together; the wish where none is. */
  async momentNear(wish: Wish, pages: Iterable<PageUrl>): Promise<ChosenInstant> {
    const intervals: WeightedInterval[] = [];
    for (const url of pages)
      for (const interval of provedIntervals(await this.sightingsOf(url)))
        intervals.push({ ...interval, weight: 1 });
    const steps = coverageSteps(intervals);
    return chooseInstant({ at: steps.map(({ at }) => at), known: steps.map(({ weight }) => weight) }, wish);
  }
}

/** Why nothing can be shown of a page, in words. */
export function reasonWithout(page: FrontierPage, sightings: readonly Sighting[]): string {
  const last = sightings.at(-1)?.outcome;
  if (last?.kind === "failed") return `no usable response: ${last.message}`;
  if (last?.kind === "blocked") return `refused by ${hostOf(page.url)}: ${last.reason}`;
  if (last?.kind === "refused") return `not asked for: ${last.reason}`;
  return page.reason === null ? "known, but never fetched" : `not fetched: ${page.reason}`;
}

/** The moment of a copy: an instant, or the best one near a wish. */
export type CopyMoment = { readonly at: Instant } | { readonly wish: Wish };
