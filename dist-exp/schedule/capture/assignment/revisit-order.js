// The best revisit order for the visits that really happened: one assignment with weights w·S(a + j).
import { slotsFromAsOf } from "../evaluate/expected-sharp.js";
import { placePages } from "./place-pages.js";
// Live, t* has come when this is planned and every slot spent on planning is lost to all pages: beyond this
// many the near-linear method is worth more than its gap.
const LIVE_EXACT_PAGES = 1_000;
/**
 * Optimal for whatever order the visits took, with at most `budget` revisits. Where slot 0 is shared, the page
 * visited in it is the one revisited in it. Pages that failed or were seen changed are simply left out.
 */
export function planRevisits(visited, model, budget = Infinity) {
    const shared = model === "papers" && budget > 0 ? visited.find((page) => page.ageSlots === 0) : undefined;
    const others = visited.filter((page) => page !== shared);
    const first = visited.length - others.length;
    const { pageOfSlot, expected, upperBound } = placeRevisits(others, model, {
        first,
        budget: budget - first,
    });
    const order = Array.from(pageOfSlot, (k) => others[k].index).slice(0, Math.max(0, budget - first));
    if (shared === undefined)
        return { order, expectedSharp: expected, upperBound };
    const sharp = shared.weight * shared.survival.at(0);
    return { order: [shared.index, ...order], expectedSharp: sharp + expected, upperBound: sharp + upperBound };
}
/** Pages into the revisit slots from `first` on, `budget` of them; the bound holds for any order of theirs. */
export function placeRevisits(visited, model, { first = 0, budget = Infinity } = {}) {
    const problem = {
        count: visited.length,
        earningSlots: Math.min(visited.length, budget),
        worth: (k, slot) => {
            const { survival, weight, ageSlots } = visited[k];
            return weight * survival.at(ageSlots + slotsFromAsOf(first + slot, model));
        },
    };
    return model === "live" ? placePages(problem, LIVE_EXACT_PAGES) : placePages(problem);
}
