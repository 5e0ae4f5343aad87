// The default strategy against its rivals, by the truth, on the same sites; bench/strategies.bench.ts has the figures.
import { expect, it } from "vitest";
import { bestBfs, trulySharp } from "../../support/captures/strategy-runs.js";

it(
  "after three captures makes a tenth more pages truly sharp than breadth first, and no fewer than the others",
  { timeout: 600_000 },
  async () => {
    const sums = await trulySharp([1, 2], 80, 3);
    console.log(JSON.stringify(sums));
    expect(sums["optimal-online"]! / bestBfs(sums)).toBeGreaterThanOrEqual(1.1);
    expect(sums["optimal-online"]).toBeGreaterThanOrEqual(sums["hottest-middle"]!);
    expect(sums["optimal-online"]).toBeGreaterThanOrEqual(sums["solar-online"]!);
  },
);

it("on first captures loses nothing against breadth first", { timeout: 600_000 }, async () => {
  const sums = await trulySharp([1, 2], 80, 0);
  console.log(JSON.stringify(sums));
  expect(sums["optimal-online"]! / bestBfs(sums)).toBeGreaterThanOrEqual(0.98);
});
