// The same over more seeds and larger sites.
import { expect, it } from "vitest";
import { bestBfs, trulySharp } from "../../support/captures/strategy-runs.js";

const SEEDS = Array.from({ length: 6 }, (_, i) => 101 + i);

it("after three captures, over six seeds", { timeout: 1_800_000 }, async () => {
  const sums = await trulySharp(SEEDS, 120, 3);
  console.log(JSON.stringify(sums));
  expect(sums["optimal-online"]! / bestBfs(sums)).toBeGreaterThanOrEqual(1.1);
  expect(sums["optimal-online"]).toBeGreaterThanOrEqual(sums["hottest-middle"]!);
  expect(sums["optimal-online"]).toBeGreaterThanOrEqual(sums["solar-online"]!);
});

it("on first captures, over six seeds", { timeout: 1_800_000 }, async () => {
  const sums = await trulySharp(SEEDS, 120, 0);
  console.log(JSON.stringify(sums));
  expect(sums["optimal-online"]! / bestBfs(sums)).toBeGreaterThanOrEqual(0.98);
});
