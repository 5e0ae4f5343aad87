import type { ClosedInterval } from "../time/interval.js";
/** Who tells it: the owner's files, history or export, or a recorder before the server. */
export declare const TOLD_TIERS: readonly ["source", "served"];
/** One of them. */
export type ToldTier = (typeof TOLD_TIERS)[number];
/**
 * The time that is told of one content of a page; both ends belong to it. Source: from its publication to the last
 * instant before it was replaced or withdrawn. Served: from the last byte of the first answer to the arrival of the
 * request that the last one answered, and no answer between them was lost sight of.
 */
export interface Told extends ClosedInterval {
    readonly tier: ToldTier;
    /** Served: how many equal answers were counted, the first included. */
    readonly count?: number;
    /** Source: nothing had replaced it when it was taken, so it ends there only for us. */
    readonly isCurrent?: true;
    /** Served: which visitors were given it, where several kinds are told apart; none for the public one. */
    readonly variant?: string;
}
