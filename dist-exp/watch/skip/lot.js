// Which of the pages passed over are looked at all the same: by a number that nothing about the page has a part in,
// and that every process draws alike.
import { LOT_SHARE } from "./delivered-recall.js";
/** Whether the lot falls on a page in a round. */
export function isByLot(page, round) {
    let mixed = Math.imul(page ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(round + 1, 0xc2b2ae35);
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32 < LOT_SHARE;
}
