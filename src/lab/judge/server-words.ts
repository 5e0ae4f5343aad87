// Claims that rest on the server's word are not judged but measured: how often the page was what it was said to be.
import type { Truth } from "../living-site/truth/truth.js";
import type { Claim } from "./claim.js";
import { pageOf, wrongStretches } from "./truth-of-claim.js";

/** What the truth says of a claim, whatever it rests on; all but "held" are wrong at some instant. */
export type WordOutcome =
  | "held"
  /** Wrong within, right at both ends. */
  | "came-back"
  /** Right only by lot: the page varies by itself. */
  | "varied"
  | "false"
  /** No page of the site, or no interval. */
  | "unjudged";

/** Holds a claim against the truth at every instant of its interval. */
export function measureClaim(claim: Claim, truth: Truth): WordOutcome {
  const page = pageOf(claim, truth);
  if (!page || !claim.interval) return "unjudged";
  const [from, to] = [Date.parse(claim.interval.from), Date.parse(claim.interval.to)];
  const wrong = wrongStretches(claim, page, { from, to });
  if (wrong.length === 0) return "held";
  if (wrong.some((stretch) => stretch.differsIn === "varying")) return "varied";
  const isInside = wrong.every((stretch) => stretch.from > from && stretch.to <= to);
  return isInside ? "came-back" : "false";
}
