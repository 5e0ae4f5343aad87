// docs/papers/optimum.md: the symmetric optimum on SOLAR's two sites, exact.
import { describe, expect, it } from "vitest";
import { OPTIMAL, twoVisitBound } from "#schedule/index.js";
import { planRequest, poissonPages } from "../support/samples/plans.js";
import { SKEWED_RATES, SMOOTH_RATES } from "../support/samples/solar-datasets.js";

describe("exact optimum on the paper's sites (n = 1000)", () => {
  it.each([
    ["skewed", SKEWED_RATES, 731.559],
    ["smooth", SMOOTH_RATES, 536.209],
  ])("%s", (_, rates, expected) => {
    const request = planRequest(poissonPages(rates));
    const plan = OPTIMAL.plan(request);
    expect(plan.expectedSharp).toBeCloseTo(expected, 3);
    expect(plan.upperBound).toBeGreaterThanOrEqual(plan.expectedSharp);
    expect(plan.upperBound).toBeCloseTo(expected, 3);
    expect(twoVisitBound(request)).toBe(plan.upperBound);
    expect(plan.revisits).toEqual([...plan.visits].reverse());
  });
});
