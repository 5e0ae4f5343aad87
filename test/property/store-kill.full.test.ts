// The long run of kill -9 during writing and indexing.
import { expect, it } from "vitest";
import { killRounds } from "../support/kill-rounds.js";

it("keeps every acknowledged record through 100 kills", { timeout: 600_000 }, async () => {
  const { rounds, acknowledged } = await killRounds({ rounds: 100, seed: 7 });
  expect(rounds).toBe(100);
  expect(acknowledged).toBeGreaterThan(500);
});
