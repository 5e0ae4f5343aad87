// What no plan of a family exceeds, for planners that do not find the optimum themselves.
import { oneVisitOptimum, twoVisitOptimum } from "./family-optimum.js";
import { placeRevisits } from "./revisit-order.js";
/** Bound on every visit order with every revisit order within the budget. */
export function twoVisitBound(request) {
    return twoVisitOptimum(request).upperBound;
}
/** Bound on every order of single fetches after t*. */
export function oneVisitBound(request) {
    return oneVisitOptimum(request).upperBound;
}
/** Bound on every revisit order of these visits, also where an order puts a second page into slot 0. */
export function revisitBound(visited, model, budget = Infinity) {
    return placeRevisits(visited, model, { budget }).upperBound;
}
