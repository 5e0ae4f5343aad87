// Page views of archives of living sites, in three ways of choosing, told and held to what is asked of them.
import { expect } from "vitest";
import { captureAgainAndAgain, mixedSites, replayedViews, type ViewTally } from "#lab/index.js";

/** How many sites of how many pages, captured and looked at how often. */
export interface ViewSizes {
  readonly pages: number;
  readonly captures: number;
  readonly views: number;
  readonly seeds: readonly number[];
}

/** One would go a day far for twice as much. */
const PATIENCE_MS = 86_400_000;

type Sum = (of: (tally: ViewTally) => number) => number;

/** Chosen at one moment, at most a share of the views that never were, a fifth unless told; labelled observed or seen, none. */
export async function expectViewsToHold(
  sizes: ViewSizes,
  leastFalse: number,
  mostShare = 0.2,
): Promise<void> {
  const sum = await tallied(sizes);
  tell(sum);
  const coherent = sum(({ falseViews }) => falseViews.coherent);
  const [nearest, after] = [sum((t) => t.falseViews.nearest), sum((t) => t.falseViews["first-after"])];
  expect(nearest).toBeGreaterThan(leastFalse);
  expect(coherent).toBeLessThanOrEqual(mostShare * nearest);
  expect(coherent).toBeLessThanOrEqual(mostShare * after);
  expect(sum((t) => t.byTier.observed.views)).toBeGreaterThan(0.3 * sum((t) => t.views));
  expect(sum((t) => t.byTier.observed.falseViews + t.byTier.seen.falseViews)).toBe(0);
}

async function tallied({ pages, captures, views, seeds }: ViewSizes): Promise<Sum> {
  const tallies: ViewTally[] = [];
  for (const seed of seeds)
    for (const site of mixedSites(seed, pages)) {
      const recaptured = await captureAgainAndAgain(site, captures);
      tallies.push(await replayedViews(recaptured, { views, seed, patienceMs: PATIENCE_MS }));
    }
  return (of) => tallies.reduce((all, tally) => all + of(tally), 0);
}

function tell(sum: Sum): void {
  const falseViews = (choice: keyof ViewTally["falseViews"]): number => sum((t) => t.falseViews[choice]);
  const ofTier = (tier: keyof ViewTally["byTier"]): string =>
    `${tier} ${sum((t) => t.byTier[tier].views)}, false ${sum((t) => t.byTier[tier].falseViews)}`;
  console.log(
    `${sum((t) => t.views)} views: false ${falseViews("coherent")} coherent (${sum((t) => t.returned)} returned), ` +
      `${falseViews("nearest")} nearest, ${falseViews("first-after")} first after, ` +
      `${sum((t) => t.unavoidable)} whatever is chosen; ${ofTier("observed")}; ${ofTier("seen")}; ${ofTier("possible")}; ` +
      `${Math.round(sum((t) => t.views * t.meanDistanceMs) / sum((t) => t.views) / 1000)} s from the wish`,
  );
}
