import { describe, expect, it } from "vitest";
import {
  confidenceSlots,
  gammaSurvival,
  pageBlur,
  poissonSurvival,
  ratePerSlot,
  siteBlur,
  slotProbability,
  slotSurvival,
} from "#model/index.js";

describe("confidence intervals", () => {
  it("are ln(1/τ)/λ long for Poisson changes", () => {
    expect(confidenceSlots(poissonSurvival(ratePerSlot(0.5)), 0.7)).toBeCloseTo(2 * Math.log(1 / 0.7), 12);
  });

  it("are where the survival falls to τ for other changes", () => {
    const gamma = gammaSurvival(2, 10);
    expect(gamma.at(confidenceSlots(gamma, 0.9))).toBeCloseTo(0.9, 6);
  });

  it("are endless for a page that never changes and empty for one that always does", () => {
    expect(confidenceSlots(poissonSurvival(ratePerSlot(0)), 0.7)).toBe(Infinity);
    expect(confidenceSlots({ at: () => 1, heat: 0 }, 0.7)).toBe(Infinity);
    expect(confidenceSlots(slotSurvival(slotProbability(1)), 0.7)).toBeLessThan(1e-6);
  });

  it("need a τ strictly between 0 and 1", () => {
    expect(() => confidenceSlots(gammaSurvival(1, 1), 1)).toThrow(RangeError);
  });
});

describe("blur", () => {
  it("is least in the middle and twice as much at either end", () => {
    expect(pageBlur(2, 5, 10)).toBeCloseTo(5, 12);
    expect(pageBlur(2, 0, 10)).toBeCloseTo(10, 12);
    expect(pageBlur(2, 10, 10)).toBeCloseTo(10, 12);
  });

  it("of a site is the sum over its pages, and nothing when all is fetched at once", () => {
    expect(siteBlur([1, 2, 1])).toBeCloseTo(1 + 2 * 0.5 + 1, 12);
    expect(siteBlur([3])).toBe(0);
    expect(siteBlur([])).toBe(0);
  });
});
