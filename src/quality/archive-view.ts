// The archive-wide view: for every instant of the archive's life, how much of the site is proved.
import {
  coverageSteps,
  type Coverage,
  type WeightedInterval,
  provedIntervals,
  type PageUrl,
  type Sighting,
} from "#model/index.js";

/** Observed weight over time, over one denominator. */
export interface ArchiveView {
  readonly pages: number;
  readonly weight: number;
  /** The observed weight holds from `at` until the next step. */
  readonly steps: readonly Coverage[];
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
