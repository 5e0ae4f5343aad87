// What the truth says of a claimed state: at which instants the page was in it, and at which in another.
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
export function pageOf(claim: Claim, truth: Truth): TruthPage | undefined {
  const { pathname, search } = new URL(claim.url);
  return truth.pages.find(({ path }) => path === pathname + search);
}

/** Where the truth departs from the claim at any instant of the span. */
export function wrongStretches(claim: Claim, page: TruthPage, span: Span): Stretch[] {
  const stretches: Stretch[] = [];
  const first = page.versions[0];
  if (!first || span.from < Date.parse(first.from))
    stretches.push({ from: -Infinity, to: first ? Date.parse(first.from) : Infinity, differsIn: "status" });
  for (const version of page.versions) {
    const differsIn = difference(version, claim);
    if (differsIn === null) continue;
    const to = version.to === null ? Infinity : Date.parse(version.to);
    const [last, from] = [stretches.at(-1), Date.parse(version.from)];
    // What was shown by lot is another matter than what was not shown at all.
    const isSame = last && (last.differsIn === "varying") === (differsIn === "varying");
    if (isSame && last.to === from) stretches.splice(-1, 1, { ...last, to });
    else stretches.push({ from, to, differsIn });
  }
  return stretches.filter(({ from, to }) => from <= span.to && to > span.from);
}

/** In what a version is not always what the claim says; `null` when it is, at every request. */
function difference(version: TruthVersion, claim: ClaimedState): Stretch["differsIn"] | null {
  const contents = version.variants ?? [version.contentDigest];
  const shown = contents.find((digest) => digest === claim.contentDigest) ?? contents[0]!;
  return (
    differsIn({ ...version, contentDigest: shown }, claim) ??
    (contents.some((digest) => digest !== shown) ? "varying" : null)
  );
}

/** The first part of the identity in which two states differ (docs/evidence.md, identity of a version). */
export function differsIn(state: TruthAnswer | TruthVersion, claim: ClaimedState): keyof ClaimedState | null {
  const parts = ["status", "location", "contentType", "contentDigest"] as const;
  return parts.find((part) => state[part] !== claim[part]) ?? null;
}
