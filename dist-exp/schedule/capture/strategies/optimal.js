// The exact optimum of the two-visit family: one linear assignment with weights w·S(2j), or live w·S(2j + 1).
import { completePlan } from "../evaluate/expected-sharp.js";
import { twoVisitOptimum } from "../assignment/family-optimum.js";
/** Visits from the outermost slot inwards, revisits back outwards; needs all pages at the start. */
export const OPTIMAL = {
    name: "optimal",
    family: "two-visit",
    plan(request) {
        const { pageOfSlot, upperBound } = twoVisitOptimum(request);
        const outwards = Array.from(pageOfSlot);
        const revisits = outwards.slice(0, request.revisitBudget ?? outwards.length);
        return completePlan(request, this, { visits: outwards.reverse(), revisits }, upperBound);
    },
};
