// Nested intervals with the hopeless pages outermost: the layout that spaniol2009 Fig. 8 and SHARC-threshold share.
import { HOTTEST_FIRST, type WaitingPage } from "../queues/page-heap.js";
import type { SlotModel } from "../planner.js";
import { lastVisitedFirst, type TwoPassStrategy, type VisitOptions } from "./two-pass.js";
import { ReplanningQueue } from "../queues/visit-queues.js";

/** Whether a page is given up: `rank` counts hotter pages, `promising` those of them not given up. */
export type GivenUp = (conflict: (nestedSlot: number) => boolean, rank: number, promising: number) => boolean;

/** Hopeless pages first, hottest of all first; then the promising ones, coldest first; revisits reversed. */
export function nestedThreshold(name: string, givenUp: GivenUp): TwoPassStrategy {
  return {
    name,
    startVisits: (options) => new ReplanningQueue((waiting) => nestedVisits(waiting, options, givenUp)),
    revisitOrder: lastVisitedFirst,
  };
}

function nestedVisits(
  waiting: readonly WaitingPage[],
  options: VisitOptions,
  givenUp: GivenUp,
): WaitingPage[] {
  const promising: WaitingPage[] = [];
  const hopeless: WaitingPage[] = [];
  [...waiting].sort(HOTTEST_FIRST).forEach((page, rank) => {
    // κ ≥ η (spaniol2009 eq. 4), with κ = 1 − S and η = 1 − threshold.
    const conflict = (slot: number): boolean =>
      page.page.survival.at(nestedLength(slot, options.model)) <= options.threshold;
    (givenUp(conflict, rank, promising.length) ? hopeless : promising).push(page);
  });
  return [...hopeless, ...promising.reverse()];
}

/** Length of the interval in the given place from the middle: 0, 2, 4, … (spaniol2009 Fig. 6), live 1, 3, 5, … */
function nestedLength(slot: number, model: SlotModel): number {
  return model === "papers" ? 2 * slot : 2 * slot + 1;
}
