// Several sites under watch together.
import { expect, it } from "vitest";
import { sumsOfWatches } from "#model/index.js";

const site = (watched: number, share: number | null, freshness: number | null = null) => ({
  pages: { watched, asleep: 100, gone: 100 },
  completeness: share === null ? null : { share, low: share / 2, high: (share + 1) / 2 },
  freshness,
});

it("sites weigh as their pages under watch, at both ends of the interval too", () => {
  expect(sumsOfWatches([site(30, 0.9, 1), site(10, 0.5, 0.6)])).toEqual({
    completeness: { share: 0.8, low: 0.4, high: 0.9 },
    freshness: 0.9,
  });
});

it("who cannot say yet is left out, and nobody's word is none", () => {
  expect(sumsOfWatches([site(30, 0.9, 0.7), site(1_000, null), site(0, 0.1, 0.1)])).toEqual({
    completeness: { share: 0.9, low: 0.45, high: 0.95 },
    freshness: 0.7,
  });
  expect(sumsOfWatches([site(5, null)])).toEqual({ completeness: null, freshness: null });
  expect(sumsOfWatches([])).toEqual({ completeness: null, freshness: null });
});
