import type { RefreshKnowledge } from "./refresh-knowledge.js";
/** A share with a 90 % interval. */
export interface HeldEstimate {
    readonly share: number;
    readonly low: number;
    readonly high: number;
    /** Weight of the versions held, first versions aside, and of those thought to have been missed. */
    readonly held: number;
    readonly missed: number;
}
/** How wide the interval is; chosen by its coverage (docs/papers/bensaad2011.md). */
export interface HeldSettings {
    /**
     * Chance on either side that a page's rate is left out with. A look that finds a change at every turn cannot tell
     * fast from very fast, and is wrong in the same way on every page: so all pages stand at their bounds together.
     */
    readonly tail: number;
    /** Changes come in bursts and by hours: up to so many times as many are missed as if each came by itself. */
    readonly bursts: number;
}
/** Of ten intervals nine hold the truth on sites and histories together. */
export declare const HELD_DEFAULTS: HeldSettings;
/** The share of the weight of all versions since the watch began that the looks until `at` hold. */
export declare function heldEstimate(knowledge: RefreshKnowledge, weights: ArrayLike<number>, at: number, settings?: HeldSettings): HeldEstimate;
