// What really happened around t*, for baselines with full knowledge and for judging plans in simulations.
import { completePlan, slotsFromAsOf } from "./expected-sharp.js";
/** Whether each page is sharp under a plan, given what really happened; pages fetched once are not. */
export function sharpInHistory(orders, history, model) {
    const sharp = Array.from(history.unchangedBefore, () => false);
    const inTime = new Set();
    orders.visits.forEach((page, k) => {
        const age = slotsFromAsOf(orders.visits.length - 1 - k, model);
        if (age <= history.unchangedBefore[page])
            inTime.add(page);
    });
    orders.revisits.forEach((page, k) => {
        sharp[page] = inTime.has(page) && slotsFromAsOf(k, model) <= history.unchangedAfter[page];
    });
    return sharp;
}
/** The farthest place from t* at which a fetch still finds the content of t*, per page; −1 for none. */
export function deadlines(unchanged, model) {
    const farthest = unchanged.length;
    return Int32Array.from(unchanged, (slots) => {
        const place = Math.floor(slots - slotsFromAsOf(0, model));
        return Math.max(-1, Math.min(farthest, place));
    });
}
/** Where the slots that differ from page to page begin: after the shared one, if there is one. */
export function firstOwnSlot(model) {
    return model === "papers" ? 1 : 0;
}
/** A baseline as a planner; it counts pages, whatever their weights, and the bound is the best count. */
export function clairvoyantPlanner(name, history, ordersFor, bestFor) {
    const planner = { name, family: "clairvoyant" };
    return {
        ...planner,
        plan(request) {
            const count = (orders) => sharpInHistory(orders, history, request.model).filter(Boolean).length;
            const orders = ordersFor(history, request.model);
            const plan = completePlan(request, planner, orders, count(bestFor(history, request.model)));
            return { ...plan, expectedSharp: count(orders) };
        },
    };
}
