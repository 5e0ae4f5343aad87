// The best revisit order for the visits that really happened: one assignment with weights w·S(a + j).
import { slotsFromAsOf } from "./evaluate.js";
import { placePages } from "./place-pages.js";
import type { Placement } from "./placement.js";
import type { RevisitPlan, SlotModel, VisitedPage } from "./planner.js";

/** Optimal for whatever order the visits took; where slot 0 is shared, the page visited in it is revisited in it. */
export function planRevisits(visited: readonly VisitedPage[], model: SlotModel): RevisitPlan {
  const shared = model === "papers" ? visited.find((page) => page.ageSlots === 0) : undefined;
  const others = visited.filter((page) => page !== shared);
  const { pageOfSlot, expected, upperBound } = placeRevisits(others, model, visited.length - others.length);
  const order = Array.from(pageOfSlot, (k) => others[k]!.index);
  if (shared === undefined) return { order, expectedSharp: expected, upperBound };
  const sharp = shared.weight * shared.survival.at(0);
  return { order: [shared.index, ...order], expectedSharp: sharp + expected, upperBound: sharp + upperBound };
}

/** Pages into the revisit slots from `firstSlot` on; the bound holds for any order of theirs. */
export function placeRevisits(visited: readonly VisitedPage[], model: SlotModel, firstSlot = 0): Placement {
  return placePages({
    count: visited.length,
    earningSlots: visited.length,
    worth: (k, slot) => {
      const { survival, weight, ageSlots } = visited[k]!;
      return weight * survival.at(ageSlots + slotsFromAsOf(firstSlot + slot, model));
    },
  });
}
