// The worst bug this project can have: a certificate that claims what was not so.
import { expect, it } from "vitest";
import { describeRuns, runAgainstTruth } from "../../support/captures/truth-runs.js";

const SEEDS = Array.from({ length: 30 }, (_, i) => i + 1);

it("claims nothing false over 30 living sites that do everything docs/evidence.md lists", async () => {
  const runs = await runAgainstTruth(SEEDS, (seed) => (seed % 4 === 0 ? "plain" : "everything"));
  console.log(describeRuns(runs));
  expect(runs.complaints).toEqual([]);
  // The test would prove nothing if hardly anything were claimed, or if nothing ever changed.
  expect(runs.sharp.counts.held).toBeGreaterThan(500);
  expect(runs.verdicts.changed).toBeGreaterThan(150);
  expect(runs.verdicts["self-varying"]).toBeGreaterThan(5);
});
