import { describe, expect, it } from "vitest";
import { gammaSurvival, poissonSurvival, ratePerSlot } from "#model/index.js";
import { OPTIMAL, OPTIMAL_ONLINE, OPTIMAL_ONLINE_LIVE, type PlanPage } from "#schedule/index.js";
import { planPage, planRequest, SLOT_MODELS, valueOf } from "../../support/samples/plans.js";
import { recursiveTree } from "../../support/samples/recursive-trees.js";

describe.each(SLOT_MODELS)("optimal-online as a planner, %s slots", (model) => {
  it("visits every page once, none before a page that links to it, and claims what the plan is worth", () => {
    const pages = recursiveTree(60, 7);
    for (const sizeGuess of [60, 10, 500, null]) {
      const request = planRequest(pages, { model, known: "first", sizeGuess });
      const plan = OPTIMAL_ONLINE.plan(request);
      expect([...plan.visits].sort((a, b) => a - b)).toEqual(pages.map((_, i) => i));
      expect([...plan.revisits].sort((a, b) => a - b)).toEqual(pages.map((_, i) => i));
      pages.forEach((page, parent) => {
        for (const child of page.links) {
          expect(plan.visits.indexOf(parent)).toBeLessThan(plan.visits.indexOf(child));
        }
      });
      expect(plan.expectedSharp).toBeCloseTo(valueOf(request, plan, "two-visit"), 9);
      expect(plan.expectedSharp).toBeLessThanOrEqual(plan.upperBound);
      if (model === "papers") expect(plan.revisits[0]).toBe(plan.visits.at(-1));
    }
  });

  it("is the optimum when all pages are known", () => {
    const request = planRequest(recursiveTree(40, 3), { model });
    expect(OPTIMAL_ONLINE.plan(request).expectedSharp).toBe(OPTIMAL.plan(request).expectedSharp);
  });

  it("never revisits more than the budget", () => {
    for (const revisitBudget of [0, 1, 7]) {
      const request = planRequest(recursiveTree(40, 3), { model, known: "first", revisitBudget });
      const plan = OPTIMAL_ONLINE.plan(request);
      expect(plan.revisits).toHaveLength(revisitBudget);
      expect(plan.visits).toHaveLength(40);
      expect(plan.expectedSharp).toBeLessThanOrEqual(plan.upperBound);
      expect(plan.expectedSharp).toBeCloseTo(valueOf(request, plan, "two-visit"), 9);
    }
  });

  it("plans no pages and pages that no link reaches", () => {
    expect(OPTIMAL_ONLINE.plan(planRequest([], { model, known: "first" })).visits).toEqual([]);
    const pages = recursiveTree(5, 1).map((page) => ({ ...page, links: [] }));
    expect(OPTIMAL_ONLINE.plan(planRequest(pages, { model, known: "first" })).visits).toEqual([0]);
  });
});

describe("optimal-online as a live strategy", () => {
  const hot = (weight = 1): PlanPage => planPage("hot", poissonSurvival(ratePerSlot(5)), { weight });
  const cold = (): PlanPage => planPage("cold", gammaSurvival(1, 100_000));

  it("visits pages that cannot be sharp before pages that can, though found later", () => {
    const queue = OPTIMAL_ONLINE_LIVE.startVisits({ sizeGuess: 40, threshold: 0.3 });
    queue.add([{ index: 99, page: cold() }]);
    expect(queue.next()).toBe(99);
    queue.add(Array.from({ length: 20 }, (_, k) => ({ index: k, page: cold() })));
    queue.add([{ index: 50, page: hot() }]);
    expect(queue.next()).toBe(50);
    queue.add([{ index: 51, page: hot() }]);
    expect(queue.next()).toBe(51);
    expect(queue.next()).toBeLessThan(20);
  });

  it("hands out every page once and then none", () => {
    const queue = OPTIMAL_ONLINE_LIVE.startVisits({ sizeGuess: null, threshold: 0.3 });
    expect(queue.next()).toBeNull();
    queue.add(Array.from({ length: 30 }, (_, k) => ({ index: k, page: k % 2 === 0 ? hot() : cold() })));
    const order = Array.from({ length: 30 }, () => queue.next());
    expect(new Set(order).size).toBe(30);
    expect(queue.next()).toBeNull();
    queue.add([{ index: 77, page: hot(0) }]);
    expect(queue.next()).toBe(77);
  });

  it("plans revisits for pages visited at real ages", () => {
    const visited = [
      { index: 4, survival: hot().survival, weight: 1, ageSlots: 3.2 },
      { index: 9, survival: cold().survival, weight: 1, ageSlots: 0.4 },
    ];
    const { order, expectedSharp, upperBound } = OPTIMAL_ONLINE_LIVE.planRevisits(visited, "live");
    expect(new Set(order)).toEqual(new Set([4, 9]));
    expect(upperBound).toBeGreaterThanOrEqual(expectedSharp);
  });
});
