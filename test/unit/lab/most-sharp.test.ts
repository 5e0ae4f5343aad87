import { expect, it } from "vitest";
import { mixedSites, pairedCaptures } from "#lab/index.js";

it("no strategy makes more pages sharp than one that knows the future, which loses some too", async () => {
  const sums = { sharp: 0, most: 0, pages: 0 };
  for (const site of mixedSites(3, 40)) {
    for (const { trulySharp, mostSharp, pages } of await pairedCaptures(site, ["bfs-fifo"], 0)) {
      expect(trulySharp).toBeLessThanOrEqual(mostSharp);
      sums.sharp += trulySharp;
      sums.most += mostSharp;
      sums.pages += pages;
    }
  }
  expect(sums.most).toBeGreaterThan(sums.sharp);
  expect(sums.most).toBeLessThan(sums.pages);
});
