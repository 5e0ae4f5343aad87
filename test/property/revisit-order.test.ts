import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gammaSurvival, poissonSurvival, ratePerSlot, type Survival } from "#model/index.js";
import { planRevisits, revisitBound, type SlotModel, type VisitedPage } from "#schedule/index.js";
import { permutations } from "../support/samples/plans.js";

const survivals: fc.Arbitrary<Survival> = fc.oneof(
  fc.double({ min: 0, max: 2, noNaN: true }).map((rate) => poissonSurvival(ratePerSlot(rate))),
  fc.double({ min: 0.1, max: 50, noNaN: true }).map((beta) => gammaSurvival(0.7, beta)),
);

const visits = (ages: fc.Arbitrary<number>): fc.Arbitrary<VisitedPage[]> =>
  fc
    .array(fc.tuple(survivals, fc.double({ min: 0, max: 3, noNaN: true }), ages), {
      minLength: 1,
      maxLength: 6,
    })
    .map((all) =>
      all.map(([survival, weight, ageSlots], k) => ({ index: 10 + k, survival, weight, ageSlots })),
    );

function valueOf(visited: readonly VisitedPage[], order: readonly number[], model: SlotModel): number {
  const shift = model === "live" ? 0.5 : 0;
  return order.reduce((sum, index, j) => {
    const { weight, survival, ageSlots } = visited.find((page) => page.index === index)!;
    return sum + weight * survival.at(ageSlots + j + shift);
  }, 0);
}

function ordersOf(visited: readonly VisitedPage[]): number[][] {
  return permutations(visited.length).map((order) => order.map((k) => visited[k]!.index));
}

describe("planRevisits", () => {
  it("finds the best revisit order for visits of any real age", () => {
    fc.assert(
      fc.property(visits(fc.double({ min: 0.01, max: 20, noNaN: true })), (visited) => {
        const plan = planRevisits(visited, "live");
        const best = Math.max(...ordersOf(visited).map((order) => valueOf(visited, order, "live")));
        expect(plan.expectedSharp).toBeCloseTo(best, 9);
        expect(valueOf(visited, plan.order, "live")).toBeCloseTo(plan.expectedSharp, 9);
        expect(plan.upperBound).toBeGreaterThanOrEqual(best);
      }),
      { seed: 5, numRuns: 25 },
    );
  });

  it("revisits the page visited in the shared slot first, and the rest as well as can be", () => {
    fc.assert(
      fc.property(visits(fc.constant(0)), (pages) => {
        const visited = pages.map((page, k) => ({
          ...page,
          ageSlots: (k * 2) % pages.length === 0 ? k : k + 0.5,
        }));
        const plan = planRevisits(visited, "papers");
        const shared = visited.find((page) => page.ageSlots === 0)!.index;
        const honest = ordersOf(visited).filter((order) => order[0] === shared);
        const best = Math.max(...honest.map((order) => valueOf(visited, order, "papers")));
        expect(plan.order[0]).toBe(shared);
        expect(plan.expectedSharp).toBeCloseTo(best, 9);
        expect(plan.upperBound).toBeGreaterThanOrEqual(best);
        const anyOrder = Math.max(...ordersOf(visited).map((order) => valueOf(visited, order, "papers")));
        expect(revisitBound(visited, "papers")).toBeGreaterThanOrEqual(anyOrder);
      }),
      { seed: 6, numRuns: 25 },
    );
  });

  it("plans nothing for no visits", () => {
    expect(planRevisits([], "live")).toEqual({ order: [], expectedSharp: 0, upperBound: 0 });
  });
});
