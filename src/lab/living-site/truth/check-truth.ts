// Holds claims against the ground truth: which are false, and which only A→B→A or a cache saves.
import { parsePageUrl } from "#model/index.js";
import { truthKey, type Truth, type TruthPage, type TruthVersion } from "./truth.js";

/** "This page had this content throughout this closed interval"; a certificate's page is one. */
export interface Claim {
  readonly url: string;
  readonly contentDigest: string | null;
  /** Closed; ISO 8601. */
  readonly interval: { readonly from: string; readonly to: string } | null;
  readonly status?: number | null;
  readonly location?: string | null;
  /** What the claim rests on; outcomes are counted apart for each. */
  readonly evidence?: string;
  /** The fetches it rests on: each saw the page at some instant of its span. */
  readonly records?: readonly { readonly sentAt: string; readonly lastByteAt: string }[];
}

/** What the truth says about a claim. */
export type ClaimOutcome =
  /** The origin had this content, and no other, throughout. */
  | "held"
  /** The content was there at both sightings, another one in between (A→B→A): no two sightings can tell. */
  | "returned"
  /** Caches served it at both ends; the origin had another content meanwhile. */
  | "served-only"
  | "false"
  /** The truth does not cover it: an address that is no page of the site, or a later time. */
  | "unknown";

/** One claim with its outcome. */
export interface CheckedClaim {
  readonly claim: Claim;
  readonly outcome: ClaimOutcome;
  /** One sentence. */
  readonly why: string;
}

/** All claims with their outcomes, counted. */
export interface TruthCheck {
  readonly claims: readonly CheckedClaim[];
  readonly counts: Readonly<Record<ClaimOutcome, number>>;
  /** The same counts per kind of evidence. */
  readonly byEvidence: Readonly<Record<string, Readonly<Record<ClaimOutcome, number>>>>;
}

/** Compares claims with the truth; times of both must come from one clock. */
export function checkAgainstTruth(claims: readonly Claim[], truth: Truth): TruthCheck {
  const pages = new Map(truth.pages.map((page) => [page.path, page]));
  const checked = claims.map((claim): CheckedClaim => {
    const { pathname, search } = new URL(claim.url);
    return { claim, ...checkClaim(claim, pages.get(pathname + search), Date.parse(truth.now)) };
  });
  const byEvidence: Record<string, Record<ClaimOutcome, number>> = {};
  for (const { claim, outcome } of checked)
    (byEvidence[claim.evidence ?? "unnamed"] ??= noCounts())[outcome]++;
  const counts = noCounts();
  for (const { outcome } of checked) counts[outcome]++;
  return { claims: checked, counts, byEvidence };
}

type Finding = Pick<CheckedClaim, "outcome" | "why">;

function checkClaim(claim: Claim, page: TruthPage | undefined, now: number): Finding {
  if (!page) return { outcome: "unknown", why: "the site has no such page" };
  if (!claim.interval || claim.contentDigest === null)
    return { outcome: "false", why: "the claim names no content or no interval" };
  const from = Date.parse(claim.interval.from);
  const to = Date.parse(claim.interval.to);
  if (!(from <= to)) return { outcome: "false", why: "the claim's interval is empty" };
  if (to > now) return { outcome: "unknown", why: "the truth was taken before the claim's interval ended" };
  const origin = checkOrigin(claim, page, from, to);
  if (origin.outcome !== "false" || !page.cached) return origin;
  const equal = page.cached.served.filter((served) => served.contentDigest === claim.contentDigest);
  const isServed =
    equal.some(({ at }) => Date.parse(at) <= from) && equal.some(({ at }) => Date.parse(at) >= to);
  return isServed
    ? { outcome: "served-only", why: `caches served it at both ends, but ${origin.why}` }
    : origin;
}

function checkOrigin(claim: Claim, page: TruthPage, from: number, to: number): Finding {
  const alive = aliveIn(page, from, to);
  const first = alive[0];
  if (!first || from < Date.parse(first.from)) return { outcome: "false", why: "it was not there yet" };
  const wrong = alive.find((version) => truthKey(version) !== truthKey(first) || !shows(version, claim));
  if (!wrong) return { outcome: "held", why: "it was there throughout" };
  const why = `another state (status ${wrong.status}) lived from ${wrong.from}`;
  // A fetch saw the page at one instant of its span, so a change during the first fetch lies between the sightings.
  const { firstFrom, lastTo } = spanOf(claim, page, from, to);
  const before = new Set(
    aliveIn(page, firstFrom, from)
      .filter((v) => shows(v, claim))
      .map(truthKey),
  );
  const isBack = aliveIn(page, to, lastTo).some((v) => shows(v, claim) && before.has(truthKey(v)));
  return isBack ? { outcome: "returned", why: `${why} and went away again` } : { outcome: "false", why };
}

function aliveIn(page: TruthPage, from: number, to: number): TruthVersion[] {
  return page.versions.filter(
    (version) => Date.parse(version.from) <= to && (version.to === null || from < Date.parse(version.to)),
  );
}

/**
 * When the fetch that ended at `from` was sent, and when the one sent at `to` ended; the ends themselves otherwise.
 * A cache's copy vouches from before its fetch was sent: it left the origin at one instant from `to` to that fetch's end.
 */
function spanOf(
  claim: Claim,
  { cached }: TruthPage,
  from: number,
  to: number,
): { firstFrom: number; lastTo: number } {
  const records = claim.records ?? [];
  const first = records.find((record) => Date.parse(record.lastByteAt) === from);
  const last =
    records.find((record) => Date.parse(record.sentAt) === to) ??
    (cached ? records.find((record) => Date.parse(record.sentAt) > to) : undefined);
  return {
    firstFrom: first ? Date.parse(first.sentAt) : from,
    lastTo: last ? Date.parse(last.lastByteAt) : to,
  };
}

/** Whether the version is what the claim speaks of; what the claim leaves out is not compared. */
function shows(version: TruthVersion, claim: Claim): boolean {
  const contents = version.variants ?? [version.contentDigest];
  if (!contents.some((digest) => digest === claim.contentDigest)) return false;
  if (claim.status !== undefined && claim.status !== null && claim.status !== version.status) return false;
  return (
    claim.location === undefined ||
    resolved(claim.location, claim.url) === resolved(version.location, claim.url)
  );
}

function resolved(location: string | null, base: string): string | null {
  return location === null ? null : parsePageUrl(location, base);
}

function noCounts(): Record<ClaimOutcome, number> {
  return { held: 0, returned: 0, "served-only": 0, false: 0, unknown: 0 };
}
