// docs/papers/optimum.md, online: the paper's two site trees; random recursive trees are in the long run.
import { describe, expect, it } from "vitest";
import { OPTIMAL_ONLINE } from "#schedule/index.js";
import { planRequest, poissonPages } from "../support/samples/plans.js";
import { siteTreeLinks, SKEWED_RATES, SMOOTH_RATES } from "../support/samples/solar-datasets.js";

// Many exact assignments of 1,000 pages: some seconds, much more on a busy machine.
const PATIENCE = { timeout: 600_000 };

describe("optimal online on the paper's trees (n = 1000)", PATIENCE, () => {
  it.each([
    ["skewed", SKEWED_RATES, 731.559],
    ["smooth", SMOOTH_RATES, 536.209],
  ])(
    "%s: 0.99 of the offline optimum with the size known, 0.97 with a wrong guess or none",
    (_, rates, optimum) => {
      const pages = poissonPages(rates).map((page, i) => ({ ...page, links: siteTreeLinks(i) }));
      for (const sizeGuess of [1000, 500, 2000, null]) {
        const plan = OPTIMAL_ONLINE.plan(planRequest(pages, { known: "first", sizeGuess }));
        expect(plan.upperBound).toBeCloseTo(optimum, 3);
        expect(plan.expectedSharp / optimum).toBeGreaterThan(sizeGuess === 1000 ? 0.99 : 0.97);
        expect(plan.expectedSharp).toBeLessThanOrEqual(plan.upperBound);
      }
    },
  );
});
