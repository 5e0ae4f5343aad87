// The same over many seeds.
import { expect, it } from "vitest";
import { looksAgainstTruth } from "../../../support/captures/watched-truth.js";

const SEEDS = Array.from({ length: 40 }, (_, i) => i + 101);

it("says same and changed as forty living sites do", { timeout: 240_000 }, async () => {
  const counts = await looksAgainstTruth(SEEDS);
  console.log(`looks at ${SEEDS.length} living sites: ${JSON.stringify(counts)}`);
  expect(counts.same).toBeGreaterThan(1_000);
  expect(counts.changed).toBeGreaterThan(1_000);
  expect(counts.proved).toBeGreaterThan(200);
});
