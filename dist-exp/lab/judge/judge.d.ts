import type { Truth } from "../living-site/truth/truth.js";
import type { Claim, ClaimedState } from "./claim.js";
import { type Excuse, type ExcuseKind } from "./excuse.js";
import { type TrueTime } from "./looks.js";
/** In what a claim is false, or rests on nothing. */
export type Fault = 
/** No content, no interval, or an empty one. */
"form" | "host" | "as-of"
/** Fewer than two looks that the site answered, whole and without a condition. */
 | "looks" | "from" | "to"
/** An answer between the looks showed another state. */
 | "differing-look"
/** Two answers back to back differed. */
 | "self-varying"
/** The page was not in this state: at a look, or at an instant that no excuse covers. */
 | keyof ClaimedState;
/** One claim with what the judge found. */
export interface JudgedClaim {
    readonly claim: Claim;
    /** False when it has a fault, excused when the truth departs from it where no look could have told. */
    readonly outcome: "held" | "excused" | "false" | "unjudged";
    readonly faults: readonly Fault[];
    readonly excuses: readonly Excuse[];
}
/** All claims, and how many came out how. */
export interface Judgement {
    readonly claims: readonly JudgedClaim[];
    readonly counts: Readonly<Record<JudgedClaim["outcome"], number>>;
    /** By the first excuse of each. */
    readonly excused: Readonly<Record<ExcuseKind, number>>;
}
/**
 * Judges observed claims. The claimant's clock may differ by so much from the site's, and should be the same; where it
 * was wrong by a known law, `trueMs` says when it was what the claimant's looks say, and claims are judged in true time.
 */
export declare function judge(claims: readonly Claim[], truth: Truth, clocksDifferMs?: number, trueMs?: TrueTime): Judgement;
