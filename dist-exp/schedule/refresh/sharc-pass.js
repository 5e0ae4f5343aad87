// SHARC (bensaad2011 section 7, [10]): the entire site again and again, the hottest pages in the middle of each pass.
import { byFallingKey, passes } from "./pass-order.js";
import { meanRates } from "./refresh-planner.js";
/** The organ pipe: coldest at both ends. */
export const sharcPass = passes("sharc", (pages) => {
    const coldestFirst = byFallingKey(meanRates(pages)).reverse();
    const rising = coldestFirst.filter((_, i) => i % 2 === 0);
    const falling = coldestFirst.filter((_, i) => i % 2 === 1).reverse();
    return Int32Array.from([...rising, ...falling]);
});
