// SOLAR-offline (section 4, Algorithm 1; docs/papers/solar.md): short confidence intervals get the first revisits.
import { confidenceSlots } from "#model/index.js";
import { completePlan } from "../evaluate/expected-sharp.js";
import { FreeSlots } from "../assignment/free-slots.js";
import { allPages, coldestFirst, hottestFirst } from "../queues/page-order.js";
import { twoVisitBound } from "../assignment/upper-bound.js";
/** τ of the experiments, inferred: the paper does not state it, and only 0.7 fits its tables. */
export const SOLAR_CONFIDENCE = 0.7;
/** The reading that gives the paper's Table 1: smallest free revisit, earliest visit within the interval. */
export const SOLAR_OFFLINE = solarOffline({
    name: "solar-offline",
    place: earliestVisit,
    shrink: false,
    rounding: 0,
});
/** The same, gaps between hopeful pages closed (solar section 4.2) before hopeless ones are placed. */
export const SOLAR_OFFLINE_SHRUNK = solarOffline({
    name: "solar-offline/shrunk",
    place: earliestVisit,
    shrink: true,
    rounding: 0,
});
/** Algorithm 1 to the letter: visit and revisit exactly the length apart, anywhere; then shrunk. */
export const SOLAR_OFFLINE_LITERAL = solarOffline({
    name: "solar-offline/literal",
    place: exactLength,
    shrink: true,
    rounding: 0,
});
/** As {@link SOLAR_OFFLINE}, lengths that are whole numbers but for rounding errors taken as whole. */
export const SOLAR_OFFLINE_EXACT = solarOffline({
    name: "solar-offline/exact-lengths",
    place: earliestVisit,
    shrink: false,
    rounding: 1e-9,
});
// A page that never changes has an endless interval; any length beyond all slots will do.
const LONGEST = 2 ** 40;
function solarOffline(reading) {
    return {
        name: reading.name,
        family: "two-visit",
        plan(request) {
            return completePlan(request, this, solarOrders(request, reading), twoVisitBound(request));
        },
    };
}
function solarOrders(request, reading) {
    const { pages, model } = request;
    const places = new Map();
    const taken = {
        visits: new Set(),
        revisits: new Set(),
        freeVisits: new FreeSlots(pages.length),
        nextRevisit: 0,
    };
    const hopeless = [];
    for (const page of hottestFirst(pages, allPages(pages))) {
        const joker = model === "papers" && places.size === 0;
        const length = wholeLength(pages[page], reading.rounding);
        const place = joker ? { visit: 0, revisit: 0 } : reading.place(length, taken, request);
        if (place === null)
            hopeless.push(page);
        else {
            places.set(page, place);
            occupy(taken, place);
        }
    }
    return fillGaps(reading.shrink ? shrunk(places) : places, coldestFirst(pages, hopeless));
}
function wholeLength(page, rounding) {
    return Math.min(LONGEST, Math.floor(confidenceSlots(page.survival, SOLAR_CONFIDENCE) + rounding));
}
function occupy(taken, { visit, revisit }) {
    taken.visits.add(visit);
    taken.revisits.add(revisit);
    // A literal place may lie beyond the slots that there are; shrinking brings it back.
    taken.freeVisits.take(visit);
    while (taken.revisits.has(taken.nextRevisit))
        taken.nextRevisit++;
}
/** Smallest free r; then the most negative free v with r − v ≤ I. */
function earliestVisit(length, taken, { model }) {
    const revisit = taken.nextRevisit;
    const limit = length - revisit - (model === "live" ? 1 : 0);
    const visit = taken.freeVisits.largestUpTo(limit);
    return visit < 0 ? null : { visit, revisit };
}
/** Smallest free r for which v = r − I is free too. */
function exactLength(length, taken, { model }) {
    const reach = length - (model === "live" ? 1 : 0);
    // In the papers' model slot 0 belongs to the first page on both sides.
    const innermost = model === "papers" ? 1 : 0;
    for (let revisit = taken.nextRevisit; reach - revisit >= innermost; revisit++) {
        const visit = reach - revisit;
        if (!taken.revisits.has(revisit) && !taken.visits.has(visit))
            return { visit, revisit };
    }
    return null;
}
/** Closes the gaps on both sides, keeping the order on each. */
function shrunk(places) {
    const byVisit = [...places].sort(([, x], [, y]) => x.visit - y.visit);
    const byRevisit = [...places].sort(([, x], [, y]) => x.revisit - y.revisit);
    const visitOf = new Map(byVisit.map(([page], k) => [page, k]));
    return new Map(byRevisit.map(([page], k) => [page, { visit: visitOf.get(page), revisit: k }]));
}
/** Hopeless pages take the free slots nearest to t*, longest interval first ("descending", solar section 4.1). */
function fillGaps(places, hopeless) {
    const pages = places.size + hopeless.length;
    const outwards = Array.from({ length: pages }, () => -1);
    const revisits = Array.from({ length: pages }, () => -1);
    for (const [page, { visit, revisit }] of places) {
        outwards[visit] = page;
        revisits[revisit] = page;
    }
    fillFree(outwards, hopeless);
    fillFree(revisits, hopeless);
    return { visits: outwards.reverse(), revisits };
}
function fillFree(slots, pages) {
    let slot = 0;
    for (const page of pages) {
        while (slots[slot] !== -1)
            slot++;
        slots[slot] = page;
    }
}
