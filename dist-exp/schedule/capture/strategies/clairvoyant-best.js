// The best that any pair of orders reaches, with full knowledge of what changed (spaniol2009 section 5: "optimal").
import { clairvoyantPlanner, deadlines, firstOwnSlot, } from "../evaluate/change-history.js";
import { PageBuckets } from "../assignment/page-buckets.js";
/** The most pages that can be sharp together. */
export function clairvoyantBest(history) {
    return clairvoyantPlanner("clairvoyant-best", history, bestOrders, bestOrders);
}
/** A pair of orders with the most sharp pages. */
export function bestOrders(history, model) {
    const before = deadlines(history.unchangedBefore, model);
    const after = deadlines(history.unchangedAfter, model);
    const sharp = mostTogether(before, after, firstOwnSlot(model));
    const isSharp = new Set(sharp);
    const others = [...before.keys()].filter((page) => !isSharp.has(page));
    // The shared slot costs nothing: whoever is left over is sharp there too.
    const shared = others.splice(0, firstOwnSlot(model));
    const side = (deadline) => [
        ...shared,
        ...[...sharp].sort((x, y) => deadline[x] - deadline[y]),
        ...others,
    ];
    return { visits: side(before).reverse(), revisits: side(after) };
}
/**
 * Pages can be sharp together iff on either side at most k of them have their deadline among the first k
 * slots. They are taken by rising deadline before t*, so all those taken count alike there; whenever a side
 * is overfull the page with the earliest deadline after t* goes, since every other choice is harder to go on from.
 */
function mostTogether(before, after, from) {
    const n = before.length;
    // Slots 0…k offer k + 1 − from places; room[k] is what is left of them after t*.
    const room = Int32Array.from({ length: n + 1 }, (_, k) => Math.min(k, n - 1) + 1 - from);
    const kept = new PageBuckets(n);
    let count = 0;
    for (const page of [...before.keys()].sort((x, y) => before[x] - before[y])) {
        if (before[page] < from || after[page] < from)
            continue;
        kept.add(page, after[page]);
        count++;
        const fits = take(room, after[page], 1) && count <= Math.min(before[page], n - 1) + 1 - from;
        if (fits)
            continue;
        take(room, after[kept.takeLeast()], -1);
        count--;
    }
    return kept.pages();
}
/** Takes places (or gives them back) at a deadline; whether no slot is overfull afterwards. */
function take(room, deadline, places) {
    let fits = true;
    for (let k = deadline; k < room.length; k++) {
        room[k] = room[k] - places;
        if (room[k] < 0)
            fits = false;
    }
    return fits;
}
