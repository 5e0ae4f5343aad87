import type { Truth, TruthAnswer, TruthPage, TruthVersion } from "../living-site/truth/truth.js";
import type { Claim, ClaimedState } from "./claim.js";
/** A maximal time [from, to) in which the page was not, or not always, in the claimed state. */
export interface Stretch {
    readonly from: number;
    /** Infinity while it lasts. */
    readonly to: number;
    /** What tells the other state from the claimed one; "varying": the claimed one was shown by lot among others. */
    readonly differsIn: keyof ClaimedState | "varying";
}
/** Closed. */
export interface Span {
    readonly from: number;
    readonly to: number;
}
/** The page of the site that the claim's path names; the host's name is judged by the answers. */
export declare function pageOf(claim: Claim, truth: Truth): TruthPage | undefined;
/** Where the truth departs from the claim at any instant of the span. */
export declare function wrongStretches(claim: Claim, page: TruthPage, span: Span): Stretch[];
/** The first part of the identity in which two states differ (docs/evidence.md, identity of a version). */
export declare function differsIn(state: TruthAnswer | TruthVersion, claim: ClaimedState): keyof ClaimedState | null;
