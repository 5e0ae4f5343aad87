import type { Truth } from "../living-site/truth/truth.js";
import type { Claim } from "./claim.js";
/** What the truth says of a claim, whatever it rests on; all but "held" are wrong at some instant. */
export type WordOutcome = "held"
/** Wrong within, right at both ends. */
 | "came-back"
/** Right only by lot: the page varies by itself. */
 | "varied" | "false"
/** No page of the site, or no interval. */
 | "unjudged";
/** Holds a claim against the truth at every instant of its interval. */
export declare function measureClaim(claim: Claim, truth: Truth): WordOutcome;
