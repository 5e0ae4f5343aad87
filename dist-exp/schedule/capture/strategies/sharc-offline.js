// SHARC-offline: one fetch per page in an organ pipe, hottest in the middle, which minimises the blur.
import { completePlan } from "../evaluate/expected-sharp.js";
import { allPages, hottestFirst } from "../queues/page-order.js";
import { oneVisitBound } from "../assignment/upper-bound.js";
/** Needs all pages at the start; links are not followed. */
export const SHARC_OFFLINE = {
    name: "sharc-offline",
    family: "one-visit",
    plan(request) {
        const revisits = organPipe(request.pages);
        return completePlan(request, this, { visits: [], revisits }, oneVisitBound(request));
    },
};
/** Blur grows with the distance from the middle, so the hottest page gets the middle, and so outwards. */
function organPipe(pages) {
    const order = Array.from({ length: pages.length });
    let left = Math.floor((pages.length - 1) / 2);
    let right = left + 1;
    hottestFirst(pages, allPages(pages)).forEach((page, k) => {
        const slot = k % 2 === 0 ? left-- : right++;
        order[slot] = page;
    });
    return order;
}
