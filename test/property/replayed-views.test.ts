// Page views of archives of living sites: chosen at one moment, what is shown stood together; chosen part by part, it
// often never did.
import { expect, it } from "vitest";
import { captureAgainAndAgain, mixedSites, replayedViews, type ViewTally } from "#lab/index.js";

const [PAGES, CAPTURES, VIEWS, SEEDS] = [60, 4, 300, [1, 2]];
/** As the server's default. */
const DAY_MS = 86_400_000;

it("shows five times fewer views that never were, and none of them labelled observed", async () => {
  const tallies: ViewTally[] = [];
  for (const seed of SEEDS)
    for (const site of mixedSites(seed, PAGES)) {
      const recaptured = await captureAgainAndAgain(site, CAPTURES);
      tallies.push(await replayedViews(recaptured, { views: VIEWS, seed, patienceMs: DAY_MS }));
    }
  const sum = (of: (tally: ViewTally) => number): number => tallies.reduce((all, one) => all + of(one), 0);
  const falseViews = (choice: keyof ViewTally["falseViews"]): number => sum((t) => t.falseViews[choice]);
  console.log(
    `${sum((t) => t.views)} views: false ${falseViews("coherent")} coherent (${sum((t) => t.returned)} returned), ` +
      `${falseViews("nearest")} nearest, ${falseViews("first-after")} first after, ${sum((t) => t.unavoidable)} whatever is chosen; ` +
      `labelled observed ${sum((t) => t.byTier.observed.views)}, false ${sum((t) => t.byTier.observed.falseViews)}; ` +
      `seen ${sum((t) => t.byTier.seen.views)}, false ${sum((t) => t.byTier.seen.falseViews)}; ` +
      `possible ${sum((t) => t.byTier.possible.views)}, false ${sum((t) => t.byTier.possible.falseViews)}`,
  );
  expect(falseViews("nearest")).toBeGreaterThan(100);
  expect(falseViews("coherent")).toBeLessThanOrEqual(0.2 * falseViews("nearest"));
  expect(falseViews("coherent")).toBeLessThanOrEqual(0.2 * falseViews("first-after"));
  expect(sum((t) => t.byTier.observed.views)).toBeGreaterThan(0.3 * sum((t) => t.views));
  expect(sum((t) => t.byTier.observed.falseViews)).toBe(0);
});
