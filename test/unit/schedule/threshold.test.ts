// Where the chance of a conflict is exactly the threshold: κ ≥ η is a conflict (spaniol2009 eq. 2 and 4).
import { expect, it } from "vitest";
import { INDUCIBLE } from "#schedule/capture/strategies/inducible.js";
import { MEASURABLE } from "#schedule/capture/strategies/measurable.js";
import type { PlanPage } from "#schedule/index.js";
import { planPage, planRequest } from "../../support/samples/plans.js";

/** Three pages, hottest first; the second survives any time but none with this chance. */
function pagesWith(chance: number): PlanPage[] {
  const page = (id: string, survives: number, heat: number): PlanPage =>
    planPage(id, { at: (slots) => (slots === 0 ? 1 : survives), heat });
  return [page("hot", 1, 0.9), page("doubtful", chance, 0.8), page("cold", 1, 0.1)];
}

it("measurable crawling passes over the page until the others are done", () => {
  const order = (chance: number) => MEASURABLE.plan(planRequest(pagesWith(chance))).revisits;
  expect(order(0.31)).toEqual([0, 1, 2]);
  expect(order(0.3)).toEqual([0, 2, 1]);
});

it("inducible crawling visits the page among the hopeless ones, first of all", () => {
  const order = (chance: number): (number | null)[] => {
    const queue = INDUCIBLE.startVisits({ sizeGuess: null, threshold: 0.3, model: "papers" });
    queue.add(pagesWith(chance).map((page, index) => ({ page, index })));
    return [queue.next(), queue.next(), queue.next()];
  };
  expect(order(0.31)).toEqual([2, 1, 0]);
  expect(order(0.3)).toEqual([1, 2, 0]);
});
