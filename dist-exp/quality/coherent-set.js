// The largest coherent set at t*, the interval over which it stays the same, and the smallest set that spoils it.
import { closedContains } from "#model/index.js";
import { bestTime } from "./best-time.js";
/** The heaviest set of pages proved at one instant; `null` when no page is proved at any. */
export function largestCoherentSet(pages, preferred) {
    const intervals = pages.flatMap(({ intervals: own, weight }) => own.map((interval) => ({ ...interval, weight })));
    const asOf = bestTime(intervals, preferred);
    return asOf === null ? null : coherentSetAt(pages, asOf);
}
/** The pages proved at one instant. */
export function coherentSetAt(pages, asOf) {
    const members = [];
    const spoilers = [];
    let [from, to, weight] = [-Infinity, Infinity, 0];
    for (const { page, intervals, weight: own } of pages) {
        const interval = intervals.find((one) => closedContains(one, asOf));
        if (!interval)
            spoilers.push(page);
        else {
            members.push(page);
            weight += own;
            from = Math.max(from, interval.from);
            to = Math.min(to, interval.to);
        }
    }
    const span = members.length === 0 ? { from: asOf, to: asOf } : { from: from, to: to };
    return { asOf, span, members, weight, spoilers };
}
/** The pages that show one state over the whole of an interval. */
export function coherentOver(pages, over) {
    return pages
        .filter(({ intervals }) => intervals.some(({ from, to }) => from <= over.from && over.to <= to))
        .map(({ page }) => page);
}
