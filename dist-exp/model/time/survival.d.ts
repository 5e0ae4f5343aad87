import { type RatePerSlot, type SlotProbability } from "./rate.js";
/** S(x), the probability of no change during x slots; S(0) = 1, decreasing and convex. */
export interface Survival {
    at(slots: number): number;
    /** Chance of a change within one slot, for ordering pages hot to cold. */
    readonly heat: number;
    /** The Poisson rate, where there is one: confidence lengths are then exact. */
    readonly rate?: RatePerSlot;
}
/** Poisson changes: S(x) = e^(-rx). */
export declare function poissonSurvival(rate: RatePerSlot): Survival;
/** Independent change in each slot: S(x) = (1 - p)^x, with 0^0 = 1 (spaniol2009 section 4.2: the joker slot). */
export declare function slotSurvival(p: SlotProbability): Survival;
/** A rate known only up to Gamma(alpha, beta): S(x) = (beta / (beta + x))^alpha. */
export declare function gammaSurvival(alpha: number, beta: number): Survival;
/**
 * Length of the confidence interval, in slots: how long the page stays unchanged with probability τ
 * (solar eq. 1: I = λ⁻¹ ln(1/τ), in that order of operations); infinite for a page that never changes.
 */
export declare function confidenceSlots(survival: Survival, tau: number): number;
