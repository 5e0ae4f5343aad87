// How much of a site is known to have stood together, from each instant until the next, over the archive's life.
import { mergedChanges } from "#model/index.js";
import { countBegun } from "./in-order.js";
/** More steps than this are taken together, so that a site of any size costs a megabyte. */
const MOST_STEPS = 65_536;
/** Sums up what a site's captures added. */
export function siteKnown(shares, mostSteps = MOST_STEPS) {
    const { at, by } = mergedChanges(shares.map(({ changes }) => changes));
    const known = new Float64Array(by.length);
    let sum = 0;
    for (const [i, change] of by.entries())
        known[i] = sum += change;
    const pages = shares.reduce((all, share) => all + share.pages, 0);
    return { steps: coarser({ at, known }, mostSteps), pages };
}
/** Neighbouring steps as one, which counts what is known over all of it: never more than was known. */
function coarser({ at, known }, most) {
    if (at.length <= most)
        return { at, known };
    const width = Math.ceil(at.length / most);
    const count = Math.ceil(at.length / width);
    return {
        at: Float64Array.from({ length: count }, (_, i) => at[i * width]),
        known: Float64Array.from({ length: count }, (_, i) => Math.min(...known.subarray(i * width, (i + 1) * width))),
    };
}
/** How many pages are known at an instant. */
export function pagesKnownAt({ at: starts, known }, at) {
    const begun = countBegun(starts, (start) => start <= at);
    return begun === 0 ? 0 : known[begun - 1];
}
