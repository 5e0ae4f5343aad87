// The default strategy against its rivals, by the truth, on the same sites; bench/strategies.bench.ts has the figures.
import { expect, it } from "vitest";
import { bestBfs, trulySharp } from "../../support/captures/strategy-runs.js";

it("on first captures loses nothing against breadth first", { timeout: 600_000 }, async () => {
  const sums = await trulySharp([1, 2], 80, 0);
  console.log(JSON.stringify(sums));
  expect(sums["optimal-online"]! / bestBfs(sums)).toBeGreaterThanOrEqual(0.98);
});
