import type { TruthAnswer, TruthPage } from "../living-site/truth/truth.js";
import type { Claim, ClaimedLook } from "./claim.js";
/** A look with the one answer that the site chose for it; times in milliseconds. */
export interface Look {
    readonly sentAt: number;
    readonly lastByteAt: number;
    readonly pass: ClaimedLook["pass"];
    readonly restsOn: boolean;
    /** When what it showed left the origin. */
    readonly madeAt: number;
    readonly answer: TruthAnswer;
}
/** When it was, in truth, what a claimant's clock showed. */
export type TrueTime = (shownMs: number) => number;
/** Every whole answer that the page gave under the claim's host name, in order. */
export declare function answersTo(claim: Claim, page: TruthPage): TruthAnswer[];
/** The claim's looks that the site answered with a state, in order; what it has no answer to is no look. */
export declare function looksOf(claim: Claim, answers: readonly TruthAnswer[], clocksDifferMs: number, trueMs: TrueTime): Look[];
/** Until when a look vouches for what it showed (docs/evidence.md, caches). */
export declare function vouchesUntil({ sentAt, answer }: Look): number;
