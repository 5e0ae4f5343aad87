import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { topPages } from "#schedule/refresh/top-pages.js";

describe("the M greatest scores", () => {
  it("are those of a full sort, ties by number", () => {
    const score = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double({ noNaN: true }));
    fc.assert(
      fc.property(fc.array(score, { maxLength: 60 }), fc.nat({ max: 70 }), (scores, most) => {
        const sorted = scores
          .map((_, i) => i)
          .sort((a, b) => (scores[b]! < scores[a]! ? -1 : scores[b]! > scores[a]! ? 1 : a - b));
        const clean = Float64Array.from(scores, (value) => value + 0);
        expect(new Set(topPages(clean, most))).toEqual(new Set(sorted.slice(0, most)));
      }),
      { seed: 20261115, numRuns: 500 },
    );
  });

  it("leave out what is no number", () => {
    expect([...topPages(Float64Array.of(Number.NaN, 1, 2), 2)]).toEqual([2, 1]);
  });
});
