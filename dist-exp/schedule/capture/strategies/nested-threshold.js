// Nested intervals with the hopeless pages outermost: the layout that spaniol2009 Fig. 8 and SHARC-threshold share.
import { HOTTEST_FIRST } from "../queues/page-heap.js";
import { lastVisitedFirst } from "./two-pass.js";
import { ReplanningQueue } from "../queues/visit-queues.js";
/** Hopeless pages first, hottest of all first; then the promising ones, coldest first; revisits reversed. */
export function nestedThreshold(name, givenUp) {
    return {
        name,
        startVisits: (options) => new ReplanningQueue((waiting) => nestedVisits(waiting, options, givenUp)),
        revisitOrder: lastVisitedFirst,
    };
}
function nestedVisits(waiting, options, givenUp) {
    const promising = [];
    const hopeless = [];
    [...waiting].sort(HOTTEST_FIRST).forEach((page, rank) => {
        // κ ≥ η (spaniol2009 eq. 4), with κ = 1 − S and η = 1 − threshold.
        const conflict = (slot) => page.page.survival.at(nestedLength(slot, options.model)) <= options.threshold;
        (givenUp(conflict, rank, promising.length) ? hopeless : promising).push(page);
    });
    return [...hopeless, ...promising.reverse()];
}
/** Length of the interval in the given place from the middle: 0, 2, 4, … (spaniol2009 Fig. 6), live 1, 3, 5, … */
function nestedLength(slot, model) {
    return model === "papers" ? 2 * slot : 2 * slot + 1;
}
