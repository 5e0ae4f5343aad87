// The long run of kill -9 during writing and indexing: ten archives, each killed ten times.
import { expect, it } from "vitest";
import { killRounds } from "../support/captures/kill-rounds.js";

it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
  "keeps every acknowledged record through ten kills (seed %i)",
  async (seed) => {
    const { acknowledged } = await killRounds({ rounds: 10, seed });
    expect(acknowledged).toBeGreaterThan(50);
  },
);
