import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  clairvoyantBest,
  clairvoyantWorst,
  sharpInHistory,
  type ChangeHistory,
  type SlotModel,
} from "#schedule/index.js";
import { permutations, planRequest, poissonPages, SLOT_MODELS } from "../../support/samples/plans.js";

/** Counts of sharp pages over all pairs of orders; in the papers' model slot 0 holds one page. */
function allCounts(history: ChangeHistory, model: SlotModel): number[] {
  const orders = permutations(history.unchangedBefore.length);
  return orders.flatMap((inwards) =>
    orders
      .filter((revisits) => model === "live" || revisits[0] === inwards.at(-1))
      .map(
        (revisits) => sharpInHistory({ visits: inwards, revisits }, history, model).filter(Boolean).length,
      ),
  );
}

const histories = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 5 })), {
    minLength: 1,
    maxLength: 4,
  })
  .map((pages) => ({
    unchangedBefore: Float64Array.from(pages, ([before]) => before),
    unchangedAfter: Float64Array.from(pages, ([, after]) => after),
  }));

describe.each(SLOT_MODELS)("clairvoyant baselines, %s slots", (model) => {
  const request = (history: ChangeHistory) =>
    planRequest(poissonPages([...history.unchangedBefore].map(() => 0.1)), { model });

  it("are the greatest and the least count over all pairs of orders", () => {
    fc.assert(
      fc.property(histories, (history) => {
        const counts = allCounts(history, model);
        const best = clairvoyantBest(history).plan(request(history));
        const worst = clairvoyantWorst(history).plan(request(history));
        expect(best.expectedSharp).toBe(Math.max(...counts));
        expect(best.upperBound).toBe(best.expectedSharp);
        expect(worst.expectedSharp).toBe(Math.min(...counts));
        expect(worst.upperBound).toBe(best.expectedSharp);
        for (const plan of [best, worst]) {
          expect(new Set(plan.visits)).toEqual(new Set(plan.revisits));
          if (model === "papers") expect(plan.revisits[0]).toBe(plan.visits.at(-1));
        }
      }),
      { seed: 5, numRuns: 150 },
    );
  });

  it("stay ordered on a large site", () => {
    const n = 2000;
    const history = {
      unchangedBefore: Float64Array.from({ length: n }, (_, i) => (i * 7919) % (2 * n)),
      unchangedAfter: Float64Array.from({ length: n }, (_, i) => (i * 104729) % (2 * n)),
    };
    const best = clairvoyantBest(history).plan(request(history));
    const worst = clairvoyantWorst(history).plan(request(history));
    expect(new Set(best.visits).size).toBe(n);
    expect(new Set(worst.revisits).size).toBe(n);
    expect(worst.expectedSharp).toBeLessThan(best.expectedSharp);
  });
});
