// The worst that any pair of orders reaches, with full knowledge of what changed (spaniol2009 section 5: "worst").
import { clairvoyantPlanner, deadlines, firstOwnSlot, } from "../evaluate/change-history.js";
import { bestOrders } from "./clairvoyant-best.js";
import { PageBuckets } from "../assignment/page-buckets.js";
/** The fewest pages that must be sharp. */
export function clairvoyantWorst(history) {
    return clairvoyantPlanner("clairvoyant-worst", history, worstOrders, bestOrders);
}
/**
 * One late fetch spoils a page. Visit slots, nearest first, each take a page that is late there, the one that
 * is hardest to spoil by its revisit; then revisit slots spoil what they can of the rest. (Pages spoiled by
 * visits form the heaviest basis of a matroid, which leaves the most to the other side.)
 */
function worstOrders(history, model) {
    const before = deadlines(history.unchangedBefore, model);
    const after = deadlines(history.unchangedAfter, model);
    const pages = [...before.keys()];
    const from = firstOwnSlot(model);
    const lateVisits = latePages(pages, before, after, from);
    const spoiled = new Set(lateVisits);
    const lateRevisits = latePages(pages.filter((page) => !spoiled.has(page)), after, before, from);
    const sides = [lateVisits, lateRevisits];
    if (from === 1)
        giveSharedSlot(pages, sides);
    const [visits, revisits] = sides.map((side) => filled(side, pages));
    return { visits: visits.reverse(), revisits: revisits };
}
/** By slot outwards from t*: a page whose deadline lies nearer, or −1; the latest `other` deadline goes first. */
function latePages(candidates, deadline, other, from) {
    const n = deadline.length;
    const waiting = [...candidates].sort((x, y) => deadline[y] - deadline[x]);
    const late = new PageBuckets(n);
    return [...deadline.keys()].map((slot) => {
        while (waiting.length > 0 && deadline[waiting.at(-1)] < slot) {
            const page = waiting.pop();
            late.add(page, other[page]);
        }
        return slot < from ? -1 : late.takeGreatest();
    });
}
/** The page of slot 0 is sharp whatever happened, so it should be one that is sharp anyway. */
function giveSharedSlot(pages, sides) {
    const spoiled = new Set(sides.flat());
    const shared = pages.find((page) => !spoiled.has(page)) ?? pages[0];
    if (shared === undefined)
        return;
    for (const side of sides) {
        const slot = side.indexOf(shared);
        if (slot >= 0)
            side[slot] = -1;
        side[0] = shared;
    }
}
/** Puts the pages that have no slot yet into the empty ones. */
function filled(side, pages) {
    const placed = new Set(side);
    const others = pages.filter((page) => !placed.has(page));
    return side.map((page) => (page >= 0 ? page : others.pop()));
}
