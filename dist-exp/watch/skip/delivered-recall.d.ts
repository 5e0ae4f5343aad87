import type { EstimatedShare } from "#model/index.js";
/** Share of the pages passed over that is looked at all the same, by lot (docs/papers/near-miner.md). */
export declare const LOT_SHARE = 0.05;
/** What a round, or several together, found. */
export interface RoundTally {
    /** Changes found, each counted by the part of it that fell into the round. */
    readonly found: number;
    /** Those of them that the lot alone found, and how many pages that were. */
    readonly byLot: number;
    readonly lots: number;
}
/**
 * The share delivered, with a 90 % interval. Changes that the lot found are Poisson where each comes by itself, and
 * every one stands for 1 / LOT_SHARE − 1 that nobody found; but they come in bulk, so what leaving out one round after
 * the other moves the share by counts too (jackknife), and the wider of the two is told. `null` before any change.
 */
export declare function deliveredRecall(tallies: readonly RoundTally[]): EstimatedShare | null;
