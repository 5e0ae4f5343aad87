// The hybrid family: pages with a trusted Last-Modified need one fetch after t* and none before (an attested
// claim), the others a visit and a revisit. A budget limits the fetches after t*; all else is visited.
import { completePlan } from "../evaluate/expected-sharp.js";
import { hybridBound } from "../assignment/hybrid-bound.js";
import { HybridSlots } from "../assignment/hybrid-slots.js";
// Alternating assignments settle within a few rounds; each is two assignments.
const MAX_ROUNDS = 4;
const WORTHWHILE_GAIN = 1e-7;
/** A local optimum, visits and revisits improved in turn from a good start; exact if all pages are of one kind. */
export const OPTIMAL_HYBRID = {
    name: "optimal/hybrid",
    family: "hybrid",
    plan(request) {
        const slots = new HybridSlots(request);
        let worth = slots.placeTogether();
        for (let round = 0; round < MAX_ROUNDS && slots.hasBothKinds; round++) {
            slots.improveVisits();
            const improved = slots.improveRevisits();
            const isSettled = improved <= worth * (1 + WORTHWHILE_GAIN);
            worth = Math.max(worth, improved);
            if (isSettled)
                break;
        }
        return completePlan(request, this, ordersOf(slots), hybridBound(request, slots));
    },
};
/** Pages not fetched after t* are visited first; those fetched twice in the order of their visit slots. */
function ordersOf(slots) {
    const inwards = slots.visitedTwice.toSorted((i, j) => slots.visitSlot[j] - slots.visitSlot[i]);
    return { visits: [...slots.visitedOnly, ...inwards], revisits: slots.revisits };
}
