import { expect, it } from "vitest";
import { describeRuns, runAgainstTruth } from "../../support/captures/truth-runs.js";

const SEEDS = Array.from({ length: 140 }, (_, i) => 1000 + i);

it("claims nothing false over 140 further living sites", { timeout: 900_000 }, async () => {
  const runs = await runAgainstTruth(SEEDS, (seed) => (seed % 6 === 0 ? "plain" : "everything"));
  console.log(describeRuns(runs));
  expect(runs.complaints).toEqual([]);
  expect(runs.sharp.counts.held).toBeGreaterThan(2400);
});
