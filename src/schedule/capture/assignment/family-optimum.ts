// The best placement of each family, remembered per list of pages: every planner's bound is its dual.
import { slotsFromAsOf } from "../evaluate/expected-sharp.js";
import { survivingWeights } from "../evaluate/surviving-weights.js";
import { placePages } from "./place-pages.js";
import type { Placement } from "./placement.js";
import type { PlanPage, PlanRequest } from "../planner.js";

type Pages = readonly PlanPage[];

const remembered = new WeakMap<Pages, Map<string, Placement>>();

/**
 * All visited, then revisited in the opposite order, at most `revisitBudget` of them. For convex survival no
 * pair of orders does better: S(a + b) ≤ (S(2a) + S(2b)) / 2, and each half is this assignment.
 */
export function twoVisitOptimum({ pages, model, revisitBudget }: PlanRequest): Placement {
  const earningSlots = Math.min(pages.length, revisitBudget ?? pages.length);
  return remember(pages, `two-visit ${model} ${earningSlots}`, () =>
    place(pages, earningSlots, (slot) => 2 * slotsFromAsOf(slot, model)),
  );
}

/** One fetch each, in slots 0, 1, … after t*. */
export function oneVisitOptimum({ pages, model }: PlanRequest): Placement {
  return remember(pages, `one-visit ${model}`, () =>
    place(pages, pages.length, (slot) => slotsFromAsOf(slot, model)),
  );
}

function place(pages: Pages, earningSlots: number, length: (slot: number) => number): Placement {
  const weightAfter = survivingWeights(pages);
  return placePages({
    count: pages.length,
    earningSlots,
    worth: (i, slot) => weightAfter(i, length(slot)),
  });
}

function remember(pages: Pages, key: string, solve: () => Placement): Placement {
  const ofPages = remembered.get(pages) ?? new Map<string, Placement>();
  remembered.set(pages, ofPages);
  const placement = ofPages.get(key) ?? solve();
  ofPages.set(key, placement);
  return placement;
}
