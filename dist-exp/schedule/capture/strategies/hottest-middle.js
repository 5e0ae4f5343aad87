// Hottest-middle, also called SHARC-revisits (solar section 6): the hotter a page, the nearer to t*.
import { COLDEST_FIRST } from "../queues/page-heap.js";
import { sharingSlotZero } from "./two-pass.js";
import { PriorityQueue } from "../queues/visit-queues.js";
/**
 * Visits the coldest known page, then revisits by falling heat. Online the paper revisits the hottest page in
 * slot 0 though another page was visited there, so that two pages share one slot; its table needs that.
 */
export const HOTTEST_MIDDLE = {
    name: "hottest-middle",
    startVisits: () => new PriorityQueue(COLDEST_FIRST),
    revisitOrder: hottestRevisits,
};
/** The same with slot 0 given to one page only: the one visited last. */
export const HOTTEST_MIDDLE_HONEST = {
    ...HOTTEST_MIDDLE,
    name: "hottest-middle/honest",
    revisitOrder: (visited, model) => sharingSlotZero(hottestRevisits(visited), visited, model),
};
function hottestRevisits(visited) {
    const hottest = [...visited].sort((x, y) => y.survival.heat - x.survival.heat || x.index - y.index);
    return hottest.map((page) => page.index);
}
