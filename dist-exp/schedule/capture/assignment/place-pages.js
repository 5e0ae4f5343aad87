// The best placement: exact for some thousand pages, near-linear with a certified gap beyond.
import { assignMaximum } from "./assignment.js";
import { placeByBreakpoints } from "./breakpoint-auction.js";
import { dualBound, exactSum } from "./dual-bound.js";
// Beyond this many pages the near-linear method takes over: the exact one grows with the cube.
const EXACT_PAGES = 3_000;
/** Places pages: exactly up to `exactPages`, near-linearly beyond; the bound holds in both cases. */
export function placePages(problem, exactPages = EXACT_PAGES) {
    return problem.count <= exactPages ? placeExactly(problem) : placeByBreakpoints(problem);
}
function placeExactly({ count, earningSlots, worth }) {
    const { columnOfRow, rowPrices, columnPrices } = assignMaximum({
        size: count,
        fillRow: (page, into) => {
            for (let slot = 0; slot < earningSlots; slot++)
                into[slot] = worth(page, slot);
        },
    });
    const pageOfSlot = new Int32Array(count);
    const earned = new Float64Array(count);
    columnOfRow.forEach((slot, page) => {
        pageOfSlot[slot] = page;
        earned[page] = slot < earningSlots ? worth(page, slot) : 0;
    });
    return { pageOfSlot, expected: exactSum(earned), upperBound: dualBound(rowPrices, columnPrices) };
}
