// A bound for the hybrid family. For convex S and any 0 < θ < 1, S(a + b) ≤ θ S(a/θ) + (1 − θ) S(b/(1 − θ)):
// visits and revisits come apart into two assignments, whatever θ each page is given.
import { slotsFromAsOf } from "../evaluate/expected-sharp.js";
import { placePages } from "./place-pages.js";
const LEAST_SHARE = 0.02;
/** The smaller of the bounds from one θ for all pages and from the plan's own a/(a + b), which is tight there. */
export function hybridBound(request, plan) {
    const { pages, model } = request;
    const twice = pages.filter((page) => !page.trustedLastModified).length;
    const common = twice / Math.max(1, twice + pages.length);
    const even = boundOf(request, () => common);
    if (plan === undefined || twice === 0 || twice === pages.length)
        return even;
    const own = boundOf(request, (i) => {
        const age = slotsFromAsOf(plan.visitSlot[i], model);
        const whole = age + slotsFromAsOf(plan.revisitSlot[i], model);
        return whole > 0 ? Math.min(Math.max(age / whole, LEAST_SHARE), 1 - LEAST_SHARE) : common;
    });
    return Math.min(even, own);
}
function boundOf({ pages, model, revisitBudget }, visitShare) {
    const twice = [...pages.keys()].filter((i) => !pages[i].trustedLastModified);
    const budget = revisitBudget ?? pages.length;
    const partWorth = (i, share, slot) => {
        const { weight, survival } = pages[i];
        return share * weight * survival.at(slotsFromAsOf(slot, model) / share);
    };
    const visits = placePages({
        count: twice.length,
        // No more visits than revisits can pay.
        earningSlots: Math.min(twice.length, budget),
        worth: (k, slot) => partWorth(twice[k], visitShare(twice[k]), slot),
    });
    const revisits = placePages({
        count: pages.length,
        earningSlots: Math.min(pages.length, budget),
        worth: (i, slot) => partWorth(i, pages[i].trustedLastModified ? 1 : 1 - visitShare(i), slot),
    });
    return visits.upperBound + revisits.upperBound;
}
