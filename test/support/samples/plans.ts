// Plan requests for tests, and an oracle that tries every pair of orders.
import { poissonSurvival, ratePerSlot, type Survival } from "#model/index.js";
import type { PlanFamily, PlanPage, PlanRequest, SlotModel } from "#schedule/index.js";

/** A page with the given survival. */
export function planPage(id: string, survival: Survival, more: Partial<PlanPage> = {}): PlanPage {
  return { id, survival, weight: 1, trustedLastModified: false, links: [], ...more };
}

/** Poisson pages of these rates, named p0, p1, … */
export function poissonPages(rates: readonly number[]): PlanPage[] {
  return rates.map((rate, i) => planPage(`p${i}`, poissonSurvival(ratePerSlot(rate))));
}

/** A request with the usual settings. */
export function planRequest(pages: readonly PlanPage[], more: Partial<PlanRequest> = {}): PlanRequest {
  return {
    pages,
    model: "papers",
    known: "all",
    sizeGuess: null,
    revisitBudget: null,
    threshold: 0.3,
    ...more,
  };
}

/** All permutations of 0…n−1. */
export function permutations(n: number): number[][] {
  if (n === 0) return [[]];
  return permutations(n - 1).flatMap((rest) =>
    Array.from({ length: n }, (_, k) => [...rest.slice(0, k), n - 1, ...rest.slice(k)]),
  );
}

interface Orders {
  readonly visits: readonly number[];
  readonly revisits: readonly number[];
}

/** Written apart from the planners: what the two orders are worth, straight from the definition. */
export function valueOf(request: PlanRequest, { visits, revisits }: Orders, family: PlanFamily): number {
  let sum = 0;
  request.pages.forEach((page, i) => {
    const k = visits.indexOf(i);
    const j = revisits.indexOf(i);
    if (j < 0) return;
    const shift = request.model === "live" ? 0.5 : 0;
    const b = j + shift;
    if (k >= 0) sum += page.weight * page.survival.at(visits.length - 1 - k + shift + b);
    else if (family === "one-visit" || (family === "hybrid" && page.trustedLastModified))
      sum += page.weight * page.survival.at(b);
  });
  return sum;
}

/** The best that any pair of orders reaches (n ≤ 6): all (n!)² of them. */
export function bruteForceTwoVisit(request: PlanRequest): number {
  const n = request.pages.length;
  const lengthShift = request.model === "live" ? 1 : 0;
  const orders = permutations(n);
  // worth[page][a + b], so that the innermost loop only adds.
  const worth = request.pages.map((page) =>
    Array.from({ length: 2 * n }, (_, x) => page.weight * page.survival.at(x + lengthShift)),
  );
  let best = 0;
  for (const a of orders) {
    for (const b of orders) {
      let sum = 0;
      for (let i = 0; i < n; i++) sum += worth[i]![a[i]! + b[i]!]!;
      if (sum > best) best = sum;
    }
  }
  return best;
}

/** The best one-visit order (n ≤ 6). */
export function bruteForceOneVisit(request: PlanRequest): number {
  const values = permutations(request.pages.length).map((revisits) =>
    valueOf(request, { visits: [], revisits }, "one-visit"),
  );
  return Math.max(...values);
}

/** Slot models, for tests that hold in both. */
export const SLOT_MODELS: readonly SlotModel[] = ["papers", "live"];
