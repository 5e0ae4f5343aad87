// On a first capture nothing is known of a site but what its visits show: the promise must not be the presumed one.
import { expect, it } from "vitest";
import { mixedSites, pairedCaptures } from "#lab/index.js";

it("promises about as many sharp pages as come out, learned from the ages that half of the pages tell", async () => {
  const sums = { expected: 0, sharp: 0 };
  for (const seed of [1, 2]) {
    const smooth = mixedSites(seed, 60).find(({ name }) => name === "smooth")!;
    const [result] = await pairedCaptures(smooth, ["optimal-online"], 0);
    sums.expected += result!.expectedSharp;
    sums.sharp += result!.trulySharp;
  }
  console.log(JSON.stringify(sums));
  // By what is presumed of any site it would be half as many again.
  expect(sums.expected).toBeLessThan(1.25 * sums.sharp);
  expect(sums.expected).toBeGreaterThan(0.8 * sums.sharp);
});
