import { expect, it } from "vitest";
import { describeIntervals, runIntervals } from "../support/captures/interval-runs.js";

const SEEDS = Array.from({ length: 1010 }, (_, i) => 10_000 + i);

it(
  "is true on more than 1,000 living sites: observed up to A→B→A, possible without exception",
  { timeout: 1_800_000 },
  async () => {
    const runs = await runIntervals(SEEDS);
    console.log(describeIntervals(runs));
    expect(runs.sites).toBeGreaterThanOrEqual(1000);
    expect(runs.complaints).toEqual([]);
    expect(runs.observed.counts.held).toBeGreaterThan(10_000);
  },
);
