import fc from "fast-check";
import { expect, it } from "vitest";
import {
  closedContains,
  coverage,
  coverageSteps,
  plainCoverage,
  type Instant,
  type WeightedInterval,
} from "#model/index.js";
import { bestSpan, bestTime, coherentOver, largestCoherentSet } from "#quality/index.js";

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

it("covers by starts and ends alone what intervals of equal weight cover", () => {
  fc.assert(
    fc.property(fc.array(interval, { maxLength: 12 }), fc.integer({ min: 0, max: 45 }), (some, further) => {
      const alike = some.map((one) => ({ ...one, weight: 1 }));
      const starts = Float64Array.from(alike, ({ from }) => from).sort();
      const ends = Float64Array.from(alike, ({ to }) => to).sort();
      expect([...plainCoverage(starts, ends, further)]).toEqual([...coverage(alike, further)]);
    }),
    { seed: 20261116, numRuns: 300 },
  );
});

const someIntervals = fc.array(interval, { minLength: 1, maxLength: 12 });
const overlap = (intervals: readonly WeightedInterval[], from: number, to: number): number =>
  intervals.filter((i) => i.from <= from && to <= i.to).reduce((sum, i) => sum + i.weight, 0);

it("finds the interval of a given length that the most weight covers whole", () => {
  fc.assert(
    fc.property(someIntervals, fc.integer({ min: 0, max: 8 }), (intervals, length) => {
      const best = bestSpan(intervals, length, 0 as Instant);
      const greatest = Math.max(
        ...Array.from({ length: 46 }, (_, at) => overlap(intervals, at, at + length)),
      );
      expect(best === null ? 0 : overlap(intervals, best.from, best.to)).toBe(greatest);
      if (best) expect(best.to - best.from).toBe(length);
    }),
    { seed: 20261115, numRuns: 500 },
  );
});

it("gives the largest coherent set, and no smaller set spoils the rest", () => {
  fc.assert(
    fc.property(someIntervals, (intervals) => {
      const pages = intervals.map((own, page) => ({ page, weight: own.weight, intervals: [own] }));
      const set = largestCoherentSet(pages, 0 as Instant)!;
      const greatest = Math.max(...Array.from({ length: 46 }, (_, at) => weightAt(intervals, at)));
      expect(set.weight).toBe(greatest);
      expect([...set.members, ...set.spoilers].sort((a, b) => a - b)).toEqual(pages.map(({ page }) => page));
      for (const at of [set.span.from, set.asOf, set.span.to])
        expect(set.members.every((page) => closedContains(intervals[page]!, at))).toBe(true);
      expect(coherentOver(pages, set.span)).toEqual(expect.arrayContaining([...set.members]));
      // By brute force over all subsets of what is left out: none lighter leaves a coherent rest.
      const whole = intervals.reduce((sum, i) => sum + i.weight, 0);
      const isCoherent = (rest: readonly WeightedInterval[]): boolean =>
        Math.max(...rest.map((i) => i.from)) <= Math.min(...rest.map((i) => i.to));
      let lightest = whole;
      for (let mask = 0; mask < 1 << Math.min(intervals.length, 8); mask++) {
        const rest = intervals.filter((_, i) => !(mask & (1 << i)));
        const left = rest.reduce((sum, i) => sum + i.weight, 0);
        if (rest.length === 0 || isCoherent(rest)) lightest = Math.min(lightest, whole - left);
      }
      if (intervals.length <= 8) expect(whole - set.weight).toBe(lightest);
    }),
    { seed: 20261115, numRuns: 200 },
  );
});

it("draws steps that agree with every single instant", () => {
  fc.assert(
    fc.property(someIntervals, (intervals) => {
      const steps = coverageSteps(intervals);
      for (let at = 0; at <= 45; at++)
        expect(steps.findLast((step) => step.at <= at)?.weight ?? 0).toBe(weightAt(intervals, at));
    }),
    { seed: 20261115, numRuns: 200 },
  );
});
