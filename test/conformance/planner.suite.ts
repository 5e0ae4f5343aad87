// What every planner keeps to, on every small site: claims equal brute force, optimum and bound are never passed.
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
import type { CapturePlanner, PlanPage, PlanRequest } from "#schedule/index.js";
import {
  bruteForceOneVisit,
  bruteForceTwoVisit,
  planPage,
  planRequest,
  valueOf,
} from "../support/samples/plans.js";

/** Pinned, so that a failure comes back. */
export const SEED = 20091102;
const unit = fc.double({ min: 0, max: 1, noNaN: true });
/** Every kind of survival function. */
export const survival: fc.Arbitrary<Survival> = fc.oneof(
  fc.double({ min: 0, max: 3, noNaN: true }).map((rate) => poissonSurvival(ratePerSlot(rate))),
  unit.map((p) => slotSurvival(slotProbability(p))),
  fc
    .tuple(fc.double({ min: 0.05, max: 5, noNaN: true }), fc.double({ min: 0.05, max: 20, noNaN: true }))
    .map(([alpha, beta]) => gammaSurvival(alpha, beta)),
);

/** Sites of up to `most` pages; every page is linked from an earlier one. */
function sites(most: number): fc.Arbitrary<PlanPage[]> {
  const page = fc.record({
    survival,
    weight: fc.constantFrom(1, 1, 0.5, 3, 0),
    parent: unit,
    trusted: fc.boolean(),
  });
  return fc.array(page, { minLength: 1, maxLength: most }).map((list) =>
    list.map((own, i) =>
      planPage(`p${i}`, own.survival, {
        weight: own.weight,
        trustedLastModified: own.trusted,
        links: list.flatMap((other, k) =>
          k > i && Math.min(k - 1, Math.floor(other.parent * k)) === i ? [k] : [],
        ),
      }),
    ),
  );
}

/** Requests of every kind over small sites. */
export function requests(most: number): fc.Arbitrary<PlanRequest> {
  return fc
    .record({
      pages: sites(most),
      model: fc.constantFrom("papers", "live"),
      known: fc.constantFrom("all", "first"),
      threshold: fc.constantFrom(0, 0.1, 0.3, 0.7, 1),
      revisitBudget: fc.constantFrom(null, null, 0, 1, 3),
    } as const)
    .map(({ pages, ...more }) => planRequest(pages, more));
}

/** The same request without a budget. */
export const unlimited = (request: PlanRequest): PlanRequest => ({ ...request, revisitBudget: null });

/** The tests of one planner. */
export function describePlanner(planner: CapturePlanner): void {
  describe(`planner ${planner.name}`, () => {
    it("claims exactly what its own plan is worth, within its bound", () => {
      fc.assert(
        fc.property(requests(6), (request) => {
          const plan = planner.plan(request);
          expect(plan.expectedSharp).toBeCloseTo(valueOf(request, plan, plan.family), 9);
          expect(plan.upperBound).toBeGreaterThanOrEqual(plan.expectedSharp);
          expect(plan.strategy).toBe(planner.name);
        }),
        { seed: SEED, numRuns: 150 },
      );
    });

    it("fetches no page twice in a pass, and every page that it can find", () => {
      fc.assert(
        fc.property(requests(12), (request) => {
          const plan = planner.plan(request);
          expect(new Set(plan.visits).size).toBe(plan.visits.length);
          expect(new Set(plan.revisits).size).toBe(plan.revisits.length);
          if (request.revisitBudget !== null && plan.family !== "one-visit")
            expect(plan.revisits.length).toBeLessThanOrEqual(request.revisitBudget);
          else expect(new Set([...plan.visits, ...plan.revisits]).size).toBe(request.pages.length);
        }),
        { seed: SEED, numRuns: 150 },
      );
    });

    it("never passes the best over all pairs of orders of its family", () => {
      if (planner.family === "hybrid") return;
      const best = planner.family === "one-visit" ? bruteForceOneVisit : bruteForceTwoVisit;
      fc.assert(
        fc.property(requests(4).map(unlimited), (request) => {
          const optimum = best(request);
          const plan = planner.plan(request);
          expect(plan.expectedSharp).toBeLessThanOrEqual(optimum + 1e-9);
          expect(plan.upperBound).toBeGreaterThanOrEqual(optimum - 1e-9);
        }),
        { seed: SEED, numRuns: 60 },
      );
    });
  });
}
