// The archive-wide view: for every instant of the archive's life, how much of the site is proved.
import {
  coverageSteps,
  type ClosedInterval,
  type Coverage,
  type WeightedInterval,
  provedIntervals,
  type PageUrl,
  type Sighting,
  type ToldSighting,
} from "#model/index.js";

/** Observed weight over time, over one denominator. */
export interface ArchiveView {
  readonly pages: number;
  readonly weight: number;
  /** The observed weight holds from `at` until the next step. */
  readonly steps: readonly Coverage[];
}

/** What one tier tells of a site, page by page: of how many pages it speaks at every instant. */
export class ToldCoverage {
  readonly #spans = new Map<PageUrl, ClosedInterval[]>();
  versions = 0;

  /** Takes one told sighting; what is told of some visitors alone is not of the page as all see it. */
  see({ url, outcome: { told } }: ToldSighting): void {
    this.versions++;
    if (told.variant !== undefined) return;
    const spans = this.#spans.get(url);
    if (spans) spans.push(told);
    else this.#spans.set(url, [told]);
  }

  get pages(): number {
    return this.#spans.size;
  }

  /** A page counts once at an instant, however many testimonies tell of it. */
  steps(): Coverage[] {
    const intervals: WeightedInterval[] = [];
    for (const spans of this.#spans.values())
      for (const { from, to } of joined(spans)) intervals.push({ from, to, weight: 1 });
    return coverageSteps(intervals);
  }
}

/** Spans in order, those that meet as one. */
function joined(spans: readonly ClosedInterval[]): ClosedInterval[] {
  const all: ClosedInterval[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1);
    if (!last || span.from > last.to) all.push(span);
    else if (span.to > last.to) all[all.length - 1] = { from: last.from, to: span.to };
  }
  return all;
}

/** All sightings of a site, of all its captures, page by page; a page's weight is 1 unless given. */
export function archiveView(
  sightings: ReadonlyMap<PageUrl, readonly Sighting[]>,
  weightOf: (page: PageUrl) => number = () => 1,
): ArchiveView {
  const intervals: WeightedInterval[] = [];
  let weight = 0;
  for (const [page, seen] of sightings) {
    const own = weightOf(page);
    weight += own;
    for (const interval of provedIntervals(seen)) intervals.push({ ...interval, weight: own });
  }
  return { pages: sightings.size, weight, steps: coverageSteps(intervals) };
}
