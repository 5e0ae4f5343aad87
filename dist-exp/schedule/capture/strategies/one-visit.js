// The exact optimum of the one-visit family: one fetch per page after t*, an assignment with weights w·S(j).
import { completePlan } from "../evaluate/expected-sharp.js";
import { oneVisitOptimum } from "../assignment/family-optimum.js";
/** Best order for pages fetched once, t* being the start (spaniol2009 section 4.1); needs all pages at the start. */
export const OPTIMAL_ONE_VISIT = {
    name: "optimal/one-visit",
    family: "one-visit",
    plan(request) {
        const { pageOfSlot, upperBound } = oneVisitOptimum(request);
        return completePlan(request, this, { visits: [], revisits: Array.from(pageOfSlot) }, upperBound);
    },
};
