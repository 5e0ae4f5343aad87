// The optimal online strategy: visits that look ahead while pages turn up, then the exact revisit order.
import { discoverVisits } from "../queues/discovery.js";
import { completePlan, visitAges } from "../evaluate/expected-sharp.js";
import { twoVisitOptimum } from "../assignment/family-optimum.js";
import { LookAheadQueue } from "../queues/look-ahead-queue.js";
import { OPTIMAL } from "./optimal.js";
import { planRevisits } from "../assignment/revisit-order.js";
const NAME = "optimal-online";
/** Discovers pages through links, knowing no more than a crawler would; with all known it is the optimum. */
export const OPTIMAL_ONLINE = {
    name: NAME,
    family: "two-visit",
    plan(request) {
        const orders = request.known === "all" ? OPTIMAL.plan(request) : discoverOrders(request);
        return completePlan(request, this, orders, twoVisitOptimum(request).upperBound);
    },
};
/** The same strategy as a live capture runs it. */
export const OPTIMAL_ONLINE_LIVE = {
    name: NAME,
    startVisits: ({ sizeGuess }) => new LookAheadQueue(sizeGuess, "live"),
    planRevisits,
};
function discoverOrders(request) {
    const { pages, model, sizeGuess } = request;
    const visits = discoverVisits(request, new LookAheadQueue(sizeGuess, model));
    const ages = visitAges(visits, pages.length, model);
    const visited = visits.map((index) => {
        const { survival, weight } = pages[index];
        return { index, survival, weight, ageSlots: ages[index] };
    });
    return { visits, revisits: planRevisits(visited, model, request.revisitBudget ?? visits.length).order };
}
