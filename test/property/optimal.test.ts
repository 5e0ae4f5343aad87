import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  gammaSurvival,
  poissonSurvival,
  ratePerSlot,
  slotProbability,
  slotSurvival,
  type Survival,
} from "#model/index.js";
import { OPTIMAL, OPTIMAL_ONE_VISIT, oneVisitBound, twoVisitBound, type PlanPage } from "#schedule/index.js";
import {
  bruteForceOneVisit,
  bruteForceTwoVisit,
  permutations,
  planPage,
  planRequest,
  SLOT_MODELS,
  valueOf,
} from "../support/samples/plans.js";

const survivals: fc.Arbitrary<Survival> = fc.oneof(
  fc.double({ min: 0, max: 2, noNaN: true }).map((rate) => poissonSurvival(ratePerSlot(rate))),
  fc.double({ min: 0, max: 1, noNaN: true }).map((p) => slotSurvival(slotProbability(p))),
  fc
    .tuple(fc.double({ min: 0.1, max: 5, noNaN: true }), fc.double({ min: 0.1, max: 50, noNaN: true }))
    .map(([alpha, beta]) => gammaSurvival(alpha, beta)),
);

const sites = (maxPages: number): fc.Arbitrary<PlanPage[]> =>
  fc.array(
    fc
      .tuple(survivals, fc.double({ min: 0, max: 3, noNaN: true }))
      .map(([survival, weight]) => planPage("p", survival, { weight })),
    { minLength: 1, maxLength: maxPages },
  );

describe.each(SLOT_MODELS)("optimal, %s slots", (model) => {
  it("equals the best of all pairs of orders", () => {
    fc.assert(
      fc.property(sites(5), (pages) => {
        const request = planRequest(pages, { model });
        const plan = OPTIMAL.plan(request);
        const best = bruteForceTwoVisit(request);
        expect(plan.expectedSharp).toBeCloseTo(best, 9);
        expect(valueOf(request, plan, "two-visit")).toBeCloseTo(plan.expectedSharp, 12);
        expect(twoVisitBound(request)).toBeGreaterThanOrEqual(best);
      }),
      { seed: 2, numRuns: 25 },
    );
  });

  it("spends a budget of revisits as well as any pair of orders could", () => {
    fc.assert(
      fc.property(sites(5), fc.nat(5), (pages, revisitBudget) => {
        const request = planRequest(pages, { model, revisitBudget });
        const plan = OPTIMAL.plan(request);
        const orders = permutations(pages.length);
        const prefixes = [...new Map(orders.map((o) => [o.slice(0, revisitBudget).join(), o])).values()];
        let best = 0;
        for (const visits of orders) {
          for (const order of prefixes) {
            best = Math.max(
              best,
              valueOf(request, { visits, revisits: order.slice(0, revisitBudget) }, "two-visit"),
            );
          }
        }
        expect(plan.revisits.length).toBe(Math.min(revisitBudget, pages.length));
        expect(plan.visits).toHaveLength(pages.length);
        expect(plan.expectedSharp).toBeCloseTo(best, 9);
        expect(plan.upperBound).toBeGreaterThanOrEqual(best);
      }),
      { seed: 3, numRuns: 12 },
    );
  });

  it("equals the best single-fetch order in the one-visit family", () => {
    fc.assert(
      fc.property(sites(6), (pages) => {
        const request = planRequest(pages, { model });
        const best = bruteForceOneVisit(request);
        const plan = OPTIMAL_ONE_VISIT.plan(request);
        expect(plan.expectedSharp).toBeCloseTo(best, 9);
        expect(oneVisitBound(request)).toBeGreaterThanOrEqual(best);
      }),
      { seed: 4, numRuns: 25 },
    );
  });

  it("calls hopeless the pages below the threshold and no others", () => {
    const pages = [0.001, 3, 0.002, 4].map((rate) => planPage("p", poissonSurvival(ratePerSlot(rate))));
    const plan = OPTIMAL.plan(planRequest(pages, { model, threshold: 0.5 }));
    expect(plan.hopeless).toEqual(model === "papers" ? [1] : [1, 3]);
  });
});
