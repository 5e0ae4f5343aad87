// Every interval that sightings give, on sites whose truth is known (docs/evidence.md, intervals).
import { expect, it } from "vitest";
import { describeIntervals, runIntervals } from "../support/captures/interval-runs.js";

const SEEDS = Array.from({ length: 100 }, (_, i) => 5000 + i);

it("is true on 100 living sites: observed up to A→B→A, possible without exception", async () => {
  const runs = await runIntervals(SEEDS);
  console.log(describeIntervals(runs));
  expect(runs.complaints).toEqual([]);
  // The test would prove little if hardly anything were claimed, or nothing ever came back.
  expect(runs.observed.counts.held).toBeGreaterThan(1000);
  expect(runs.observed.counts.excused).toBeGreaterThan(0);
  expect(runs.possible.counts.held).toBeGreaterThan(2000);
});
