import { describe, expect, it } from "vitest";
import {
  gammaSurvival,
  poissonSurvival,
  ratePerSlot,
  slotProbability,
  slotSurvival,
  type Survival,
} from "#model/index.js";
import { SeededRandom } from "#adapters/index.js";
import { placePages } from "#schedule/capture/assignment/place-pages.js";
import type { Placement, PlacementProblem } from "#schedule/capture/assignment/placement.js";

/** Pages of every kind of survival, with unequal weights. */
function mixedPages(count: number, seed: number): { survival: Survival; weight: number }[] {
  const random = new SeededRandom(seed);
  return Array.from({ length: count }, (_, i) => {
    const rate = 10 ** (-5 * random.next());
    const weight = i % 5 === 0 ? 10 * random.next() : 1;
    if (i % 3 === 0) return { survival: gammaSurvival(0.3 + 3 * random.next(), 1 / rate), weight };
    if (i % 97 === 1) return { survival: slotSurvival(slotProbability(1)), weight };
    return { survival: poissonSurvival(ratePerSlot(rate)), weight };
  });
}

function problemOf(count: number, seed: number, earningSlots = count): PlacementProblem {
  const pages = mixedPages(count, seed);
  return { count, earningSlots, worth: (i, slot) => pages[i]!.weight * pages[i]!.survival.at(2 * slot) };
}

function expectPermutation({ pageOfSlot }: Placement): void {
  expect([...pageOfSlot].sort((a, b) => a - b)).toEqual([...pageOfSlot.keys()]);
}

const ALWAYS_NEAR_LINEAR = 0;

describe("placePages", () => {
  it.each([1, 2, 17, 300])("near-linear bound and value enclose the exact optimum of %i pages", (count) => {
    for (const seed of [1, 2, 3]) {
      for (const earningSlots of [count, Math.ceil(count / 3)]) {
        const problem = problemOf(count, seed, earningSlots);
        const exact = placePages(problem);
        const near = placePages(problem, ALWAYS_NEAR_LINEAR);
        expectPermutation(exact);
        expectPermutation(near);
        expect(exact.upperBound).toBeGreaterThanOrEqual(exact.expected);
        expect(exact.upperBound).toBeCloseTo(exact.expected, 8);
        expect(near.expected).toBeLessThanOrEqual(exact.upperBound);
        expect(near.upperBound).toBeGreaterThanOrEqual(exact.expected);
        expect(near.expected / near.upperBound).toBeGreaterThan(0.995);
      }
    }
  });

  it("certifies at least 0.995 of the optimum of 6,000 pages", () => {
    const near = placePages(problemOf(6_000, 4));
    expectPermutation(near);
    expect(near.expected / near.upperBound).toBeGreaterThan(0.995);
    expect(near.expected).toBeLessThanOrEqual(near.upperBound);
  });

  it.each([
    ["all earn", 41_000],
    ["a third earns", 13_667],
    ["few earn", 10],
  ])("certifies as much of 41,000 pages, whose prices begin with a sample's, when %s", (_, earningSlots) => {
    const near = placePages(problemOf(41_000, 5, earningSlots));
    expectPermutation(near);
    expect(near.expected / near.upperBound).toBeGreaterThan(0.995);
    expect(near.expected).toBeLessThanOrEqual(near.upperBound);
  });

  it("is as good when no page of a sample is like the others", () => {
    const count = 40_000;
    const isSampled = (page: number): boolean => Math.imul(page >> 4, 0x9e3779b1) >>> 28 === page % 16;
    const worth = (page: number, slot: number): number =>
      isSampled(page) ? 1e-3 : Math.exp(-(10 ** (-2 - (page % 300) / 100)) * slot);
    const near = placePages({ count, earningSlots: count, worth });
    expectPermutation(near);
    expect(near.expected / near.upperBound).toBeGreaterThan(0.995);
  });

  it("earns nothing without earning slots, and from no pages", () => {
    for (const exactPages of [ALWAYS_NEAR_LINEAR, 10]) {
      expect(placePages(problemOf(5, 1, 0), exactPages).expected).toBe(0);
    }
    expect(placePages(problemOf(0, 1))).toMatchObject({ expected: 0, upperBound: 0 });
  });

  it("places pages that are worth nothing, and refuses worths that are no numbers", () => {
    const allWorth = (value: number): PlacementProblem => ({
      count: 50,
      earningSlots: 50,
      worth: () => value,
    });
    for (const exactPages of [ALWAYS_NEAR_LINEAR, 50]) {
      const worthless = placePages(allWorth(0), exactPages);
      expectPermutation(worthless);
      expect(worthless.expected).toBe(0);
      expect(worthless.upperBound).toBeLessThan(1e-9);
      expect(() => placePages(allWorth(NaN), exactPages)).toThrow(RangeError);
      expect(() => placePages(allWorth(Infinity), exactPages)).toThrow(RangeError);
    }
  });
});
