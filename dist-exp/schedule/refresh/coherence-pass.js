// Coherence (bensaad2011 section 7, [16]): spaniol2009's measurable strategy over the whole site, pass after pass.
import { byFallingKey, passes } from "./pass-order.js";
import { meanRates } from "./refresh-planner.js";
/** η: a page whose chance of a conflict is at or above it waits until the others are done. */
const THRESHOLD = 0.7;
/** Hot pages first as long as they can still be coherent with the pass's start; the skipped ones in reverse order. */
export const coherencePass = passes("coherence", (pages, budget) => {
    const rates = meanRates(pages);
    const promising = [];
    const skipped = [];
    for (const page of byFallingKey(rates)) {
        // kappa = 1 − (1 − p)^slot = 1 − e^(−r slot), slots in periods since the pass began (spaniol2009 equation 2).
        const elapsed = promising.length / Math.max(1, budget);
        if (-Math.expm1(-rates[page] * elapsed) < THRESHOLD)
            promising.push(page);
        else
            skipped.push(page);
    }
    return Int32Array.from([...promising, ...skipped.reverse()]);
});
