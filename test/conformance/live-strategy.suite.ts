// What every live strategy keeps to: each page visited once, each revisited once, promises that add up.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LiveStrategy, SlotModel, VisitedPage, VisitQueue } from "#schedule/index.js";
import { planPage } from "../support/samples/plans.js";
import { SEED, survival } from "./planner.suite.js";

const batches = fc.array(fc.array(survival, { maxLength: 4 }), { minLength: 1, maxLength: 5 });

/** Adds each batch after taking one page, as a crawl does; returns the visits in order. */
function crawl(queue: VisitQueue, found: readonly (readonly VisitedPage["survival"][])[]): number[] {
  const visits: number[] = [];
  let index = 0;
  for (const batch of found) {
    queue.add(batch.map((own) => ({ index, page: planPage(`p${index++}`, own) })));
    const next = queue.next();
    if (next !== null) visits.push(next);
  }
  for (let next = queue.next(); next !== null; next = queue.next()) visits.push(next);
  return visits;
}

/** The tests of one live strategy. */
export function describeLiveStrategy(strategy: LiveStrategy): void {
  describe(`live strategy ${strategy.name}`, () => {
    it("visits every page found exactly once, however it was found, whatever the guess", () => {
      fc.assert(
        fc.property(batches, fc.constantFrom(null, 1, 7, 1000), (found, sizeGuess) => {
          const queue = strategy.startVisits({ sizeGuess, threshold: 0.3 });
          const visits = crawl(queue, found);
          expect([...visits].sort((x, y) => x - y)).toEqual(found.flat().map((_, i) => i));
          expect(queue.next()).toBeNull();
        }),
        { seed: SEED, numRuns: 100 },
      );
    });

    it.each(["live", "papers"] as const)(
      "revisits every visited page once and keeps its promise, %s slots",
      (model) => {
        fc.assert(
          fc.property(
            fc.array(survival, { maxLength: 8 }),
            fc.double({ min: 0.5, max: 3, noNaN: true }),
            (own, pace) => {
              const visited = own.map((one, i): VisitedPage => ({
                index: 10 * i,
                survival: one,
                weight: 1 + (i % 3),
                ageSlots: model === "live" ? (own.length - i) * pace : own.length - 1 - i,
              }));
              const plan = strategy.planRevisits(visited, model);
              expect([...plan.order].sort((x, y) => x - y)).toEqual(visited.map((page) => page.index));
              expect(plan.expectedSharp).toBeCloseTo(worth(visited, plan.order, model), 9);
              expect(plan.expectedSharp).toBeLessThanOrEqual(plan.upperBound);
            },
          ),
          { seed: SEED, numRuns: 100 },
        );
      },
    );
  });
}

function worth(visited: readonly VisitedPage[], order: readonly number[], model: SlotModel): number {
  return order.reduce((sum, index, k) => {
    const page = visited[index / 10]!;
    return sum + page.weight * page.survival.at(page.ageSlots + k + (model === "live" ? 0.5 : 0));
  }, 0);
}
