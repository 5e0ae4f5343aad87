import { type ClosedInterval, type Instant } from "#model/index.js";
/** A page with its weight and the observed intervals of its versions; they are disjoint. */
export interface ProvedPage<P> {
    readonly page: P;
    readonly weight: number;
    readonly intervals: readonly ClosedInterval[];
}
/** What one instant joins and what stands apart. */
export interface CoherentSet<P> {
    readonly asOf: Instant;
    /** Every instant of it joins the same members: the intersection of their intervals. */
    readonly span: ClosedInterval;
    readonly members: readonly P[];
    readonly weight: number;
    /** The fewest pages (by weight) without which all others are coherent. */
    readonly spoilers: readonly P[];
}
/** The heaviest set of pages proved at one instant; `null` when no page is proved at any. */
export declare function largestCoherentSet<P>(pages: readonly ProvedPage<P>[], preferred: Instant): CoherentSet<P> | null;
/** The pages proved at one instant. */
export declare function coherentSetAt<P>(pages: readonly ProvedPage<P>[], asOf: Instant): CoherentSet<P>;
/** The pages that show one state over the whole of an interval. */
export declare function coherentOver<P>(pages: readonly ProvedPage<P>[], over: ClosedInterval): P[];
