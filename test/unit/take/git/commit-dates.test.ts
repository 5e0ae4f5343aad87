import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { instant } from "../../../../src/model/index.js";
import { commitTimes, inEveryLongest } from "../../../../src/take/git/commit-dates.js";

const takenAt = instant(1_000_000);

/** All longest non-decreasing subsequences, by trying every subset. */
function bruteForce(values: readonly number[]): boolean[] {
  const subsets = Array.from({ length: 2 ** values.length }, (_, bits) =>
    values.flatMap((_value, i) => ((bits >> i) & 1 ? [i] : [])),
  ).filter((places) => places.every((at, i) => i === 0 || values[places[i - 1]!]! <= values[at]!));
  const longest = Math.max(...subsets.map((places) => places.length));
  const best = subsets.filter((places) => places.length === longest);
  return values.map((_, i) => best.every((places) => places.includes(i)));
}

describe("dates of commits", () => {
  test("in order: each is believed", () => {
    const { earliest, latest, doubted } = commitTimes([10, 20, 20, 30], takenAt);
    expect(earliest).toEqual([10_000, 20_000, 20_000, 30_000]);
    expect(latest).toEqual(earliest);
    expect(doubted).toBe(0);
  });

  test("one far off lies between its neighbours, and pulls none of them along", () => {
    for (const odd of [1, 900]) {
      const { earliest, latest, doubted } = commitTimes([10, 20, odd, 30, 40], takenAt);
      expect(earliest).toEqual([10_000, 20_000, 20_000, 30_000, 40_000]);
      expect(latest).toEqual([10_000, 20_000, 30_000, 30_000, 40_000]);
      expect(doubted).toBe(1);
    }
  });

  test("of two that contradict each other neither is believed", () => {
    const { earliest, latest } = commitTimes([100, 50], takenAt);
    expect(earliest).toEqual([null, null]);
    expect(latest).toEqual([takenAt, takenAt]);
  });

  test("what is no date, or lies after the taking, is not believed", () => {
    const { earliest, latest, doubted } = commitTimes([0, 10, 5000, Infinity], takenAt);
    expect(earliest).toEqual([null, 10_000, 10_000, 10_000]);
    expect(latest).toEqual([10_000, 10_000, takenAt, takenAt]);
    expect(doubted).toBe(3);
  });

  test("believed is what every longest order keeps, as trying all of them says", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 9 }), (values) => {
        expect(inEveryLongest(values)).toEqual(bruteForce(values));
      }),
      { seed: 7, numRuns: 300 },
    );
  });

  test("whatever clocks were wrong, a true order of the others is never contradicted", () => {
    const run = fc.array(fc.tuple(fc.integer({ min: 1, max: 50 }), fc.boolean()), {
      minLength: 8,
      maxLength: 40,
    });
    fc.assert(
      fc.property(run, fc.integer({ min: 1, max: 999 }), (steps, odd) => {
        let now = 1;
        const truth = steps.map(([step]) => (now += step));
        // At most one clock in ten is wrong, and never two side by side.
        const said = truth.map((at, i) => (i % 10 === 5 && steps[i]![1] ? odd : at));
        const { earliest, latest } = commitTimes(said, instant(10_000_000));
        for (const [i, at] of truth.entries()) {
          if (said[i] !== at && said[i]! >= (truth[i - 1] ?? 0) && said[i]! <= (truth[i + 1] ?? Infinity))
            continue;
          expect(earliest[i] ?? 0).toBeLessThanOrEqual(at * 1000);
          expect(latest[i]).toBeGreaterThanOrEqual(at * 1000);
        }
      }),
      { seed: 11, numRuns: 200 },
    );
  });
});
