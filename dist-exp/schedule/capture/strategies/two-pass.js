// A strategy of two passes, written once: as a planner it runs over a request, live over a real site.
import { discoverVisits } from "../queues/discovery.js";
import { completePlan, slotsFromAsOf, visitAges } from "../evaluate/expected-sharp.js";
import { revisitBound, twoVisitBound } from "../assignment/upper-bound.js";
/** The strategy as a planner of the two-visit family. */
export function twoPassPlanner(strategy) {
    const planner = { name: strategy.name, family: "two-visit" };
    return {
        ...planner,
        plan: (request) => completePlan(request, planner, twoPassOrders(strategy, request), twoVisitBound(request)),
    };
}
/** The strategy as the live capture runs it. */
export function twoPassLive(strategy) {
    return {
        name: strategy.name,
        startVisits: (options) => strategy.startVisits({ ...options, model: "live" }),
        planRevisits: (visited, model, budget = Infinity) => {
            const order = strategy.revisitOrder(visited, model).slice(0, budget);
            return {
                order,
                expectedSharp: worthOf(visited, order, model),
                upperBound: revisitBound(visited, model, budget),
            };
        },
    };
}
/** The last visited page first, and so on back in time: every interval contains those visited after it. */
export function lastVisitedFirst(visited) {
    return [...visited].sort((x, y) => x.ageSlots - y.ageSlots).map((page) => page.index);
}
/**
 * Moves the last visited page to the front where slot 0 is shared: its visit is its revisit, at no cost
 * (spaniol2009 section 3.3: the last page crawled is not fetched again).
 */
export function sharingSlotZero(order, visited, model) {
    const last = model === "papers" ? lastVisitedFirst(visited)[0] : undefined;
    return last === undefined ? [...order] : [last, ...order.filter((page) => page !== last)];
}
function twoPassOrders(strategy, request) {
    const visits = discoverVisits(request, strategy.startVisits(visitOptions(request)));
    const ages = visitAges(visits, request.pages.length, request.model);
    const visited = visits.map((index) => {
        const { survival, weight } = request.pages[index];
        return { index, survival, weight, ageSlots: ages[index] };
    });
    return { visits, revisits: strategy.revisitOrder(visited, request.model) };
}
function visitOptions(request) {
    const sizeGuess = request.known === "all" ? request.pages.length : request.sizeGuess;
    // The papers' online strategies are told the number of pages; without a guess it is the true one.
    return {
        sizeGuess: sizeGuess ?? request.pages.length,
        threshold: request.threshold,
        model: request.model,
    };
}
function worthOf(visited, order, model) {
    const byIndex = new Map(visited.map((page) => [page.index, page]));
    return order.reduce((sum, index, k) => {
        const page = byIndex.get(index);
        return sum + page.weight * page.survival.at(page.ageSlots + slotsFromAsOf(k, model));
    }, 0);
}
