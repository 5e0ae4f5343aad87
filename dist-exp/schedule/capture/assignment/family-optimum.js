// The best placement of each family, remembered per list of pages: every planner's bound is its dual.
import { slotsFromAsOf } from "../evaluate/expected-sharp.js";
import { placePages } from "./place-pages.js";
const remembered = new WeakMap();
/**
 * All visited, then revisited in the opposite order, at most `revisitBudget` of them. For convex survival no
 * pair of orders does better: S(a + b) ≤ (S(2a) + S(2b)) / 2, and each half is this assignment.
 */
export function twoVisitOptimum({ pages, model, revisitBudget }) {
    const earningSlots = Math.min(pages.length, revisitBudget ?? pages.length);
    return remember(pages, `two-visit ${model} ${earningSlots}`, () => place(pages, earningSlots, (slot) => 2 * slotsFromAsOf(slot, model)));
}
/** One fetch each, in slots 0, 1, … after t*. */
export function oneVisitOptimum({ pages, model }) {
    return remember(pages, `one-visit ${model}`, () => place(pages, pages.length, (slot) => slotsFromAsOf(slot, model)));
}
function place(pages, earningSlots, length) {
    return placePages({
        count: pages.length,
        earningSlots,
        worth: (i, slot) => pages[i].weight * pages[i].survival.at(length(slot)),
    });
}
function remember(pages, key, solve) {
    const ofPages = remembered.get(pages) ?? new Map();
    remembered.set(pages, ofPages);
    const placement = ofPages.get(key) ?? solve();
    ofPages.set(key, placement);
    return placement;
}
