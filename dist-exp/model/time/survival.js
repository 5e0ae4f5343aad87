// Survival functions: the chance that a page does not change for x slots. All are convex in x,
// which is what makes the symmetric plan optimal (docs/papers/optimum.md).
import { toRatePerSlot } from "./rate.js";
/** Poisson changes: S(x) = e^(-rx). */
export function poissonSurvival(rate) {
    return { at: (slots) => Math.exp(-rate * slots), heat: -Math.expm1(-rate), rate };
}
/** Independent change in each slot: S(x) = (1 - p)^x, with 0^0 = 1 (spaniol2009 section 4.2: the joker slot). */
export function slotSurvival(p) {
    if (p === 1)
        return { at: (slots) => (slots === 0 ? 1 : 0), heat: 1 };
    return poissonSurvival(toRatePerSlot(p));
}
/** A rate known only up to Gamma(alpha, beta): S(x) = (beta / (beta + x))^alpha. */
export function gammaSurvival(alpha, beta) {
    if (!(alpha > 0 && beta > 0))
        throw new RangeError(`not gamma parameters: ${alpha}, ${beta}`);
    const at = (slots) => (beta / (beta + slots)) ** alpha;
    return { at, heat: 1 - at(1) };
}
/**
 * Length of the confidence interval, in slots: how long the page stays unchanged with probability τ
 * (solar eq. 1: I = λ⁻¹ ln(1/τ), in that order of operations); infinite for a page that never changes.
 */
export function confidenceSlots(survival, tau) {
    if (!(tau > 0 && tau < 1))
        throw new RangeError(`not a confidence: ${tau}`);
    if (survival.rate !== undefined)
        return (1 / survival.rate) * Math.log(1 / tau);
    return longestAtLeast(survival, tau);
}
/** Bisection for the largest x with S(x) ≥ τ; S is decreasing. */
function longestAtLeast(survival, tau) {
    let high = 1;
    while (survival.at(high) >= tau) {
        if (high > 2 ** 52)
            return Infinity;
        high *= 2;
    }
    let low = 0;
    for (let halving = 0; halving < 60; halving++) {
        const middle = (low + high) / 2;
        if (survival.at(middle) >= tau)
            low = middle;
        else
            high = middle;
    }
    return low;
}
