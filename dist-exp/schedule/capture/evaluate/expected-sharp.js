/**
 * Slots between t* and the fetch that lies `position` places from it: the papers share slot 0 between the
 * last visit and the first revisit; live, t* lies half a slot from either.
 */
export function slotsFromAsOf(position, model) {
    return model === "papers" ? position : position + 0.5;
}
/** Slots from each page's visit to t*, by page index; NaN for a page that is not visited. */
export function visitAges(visits, pages, model) {
    const ages = new Float64Array(pages).fill(NaN);
    visits.forEach((page, k) => (ages[page] = slotsFromAsOf(visits.length - 1 - k, model)));
    return ages;
}
/** Slots from t* to each page's revisit, by page index; NaN for a page that is not revisited. */
export function revisitDelays(revisits, pages, model) {
    const delays = new Float64Array(pages).fill(NaN);
    revisits.forEach((page, k) => (delays[page] = slotsFromAsOf(k, model)));
    return delays;
}
/**
 * Each page's chance to be sharp, by page index. A page fetched twice: S(a + b). A page fetched only after
 * t*: S(b), where one fetch is enough (a trusted Last-Modified, or a family that takes stamps for granted).
 * A page fetched only before t* proves nothing at t*.
 */
export function sharpChances(request, orders, family) {
    const { pages, model } = request;
    const ages = visitAges(orders.visits, pages.length, model);
    const delays = revisitDelays(orders.revisits, pages.length, model);
    return Float64Array.from(pages, (page, i) => {
        const delay = delays[i];
        if (Number.isNaN(delay))
            return 0;
        const age = ages[i];
        if (!Number.isNaN(age))
            return page.survival.at(age + delay);
        const once = family === "one-visit" || (family === "hybrid" && page.trustedLastModified);
        return once ? page.survival.at(delay) : 0;
    });
}
/** Expected weight of sharp pages: E[#sharp] when all weights are 1. */
export function expectedSharp(request, orders, family) {
    return weightedSum(request, sharpChances(request, orders, family));
}
/** Completes a plan from its two orders: revisits within the budget, expectation, hopeless pages, bound. */
export function completePlan(request, planner, ordered, upperBound) {
    const orders = planner.family === "one-visit" ? ordered : withinBudget(ordered, request.revisitBudget);
    const chances = sharpChances(request, orders, planner.family);
    const hopeless = request.pages.map((_, i) => i).filter((i) => chances[i] < request.threshold);
    return {
        strategy: planner.name,
        family: planner.family,
        visits: orders.visits,
        revisits: orders.revisits,
        hopeless,
        expectedSharp: weightedSum(request, chances),
        upperBound,
    };
}
/** The first revisits are those nearest to t*; the rest is not made. */
function withinBudget({ visits, revisits }, budget) {
    return { visits, revisits: budget === null ? revisits : revisits.slice(0, budget) };
}
function weightedSum(request, chances) {
    return request.pages.reduce((sum, page, i) => sum + page.weight * chances[i], 0);
}
