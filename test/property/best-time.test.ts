import fc from "fast-check";
import { expect, it } from "vitest";
import { closedContains, type Instant } from "#model/index.js";
import { bestTime, type WeightedInterval } from "../../src/quality/best-time.js";

const interval = fc
  .tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 10 }), fc.integer({ min: 1, max: 5 }))
  .map(([from, length, weight]) => ({ from, to: from + length, weight }) as unknown as WeightedInterval);

const weightAt = (intervals: readonly WeightedInterval[], at: number): number =>
  intervals.filter((i) => closedContains(i, at as Instant)).reduce((sum, i) => sum + i.weight, 0);

it("finds an instant that no other instant beats, and keeps the preferred one when it is as good", () => {
  fc.assert(
    fc.property(
      fc.array(interval, { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 0, max: 45 }),
      (intervals, preferred) => {
        const best = bestTime(intervals, preferred as Instant)!;
        const greatest = Math.max(...Array.from({ length: 46 }, (_, at) => weightAt(intervals, at)));
        expect(weightAt(intervals, best)).toBe(greatest);
        if (weightAt(intervals, preferred) === greatest) expect(best).toBe(preferred);
      },
    ),
    { seed: 20261115, numRuns: 500 },
  );
});

it("finds none where there are no intervals", () => {
  expect(bestTime([], 5 as Instant)).toBeNull();
});
