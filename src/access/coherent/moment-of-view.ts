// The moment of a view: chosen by what the archive knows of the page and its site, and why.
import {
  isCaptured,
  isTold,
  provedIntervals,
  standingAt,
  toIso,
  withoutTold,
  type Instant,
  type PageUrl,
  type ToldSighting,
} from "#model/index.js";
import type { ArchiveEvidence, PageEvidence } from "./archive-evidence.js";
import type { Wish } from "./choose-instant.js";
import { chooseMoment } from "./choose-moment.js";
import { isWithin } from "./in-order.js";
import { pagesKnownAt } from "./site-steps.js";

/** So many of so many are known to have stood together. */
export interface KnownOf {
  readonly known: number;
  readonly all: number;
  /** The same at the wished time; `null` where nobody wished. */
  readonly knownAtWish: number | null;
}

/** A moment, and what speaks for it. */
export interface MomentReason {
  readonly at: Instant;
  readonly wished: Instant | null;
  /** The page itself and what it needs. */
  readonly parts: KnownOf;
  /** Of its site; `null` where nobody counted. */
  readonly pages: KnownOf | null;
}

/** The moment at which a page is shown to whoever wishes for a time; `null` when no look shows a state of it. */
export async function momentFor(
  evidence: ArchiveEvidence,
  document: PageUrl,
  wish: Wish,
): Promise<MomentReason | null> {
  const { parts, site } = await viewOf(evidence, document, wish.at);
  const [own] = parts as [PageEvidence];
  if (!own.looks.some(isCaptured)) return null;
  const told = toldMoment(own, wish.at);
  if (told !== null) return reasonOf({ parts, site }, told, wish.at);
  const { at } = chooseMoment({ parts, site: site?.steps ?? null }, wish);
  return reasonOf({ parts, site }, at, wish.at);
}

/**
 * Where what others tell is the best that is known of the page at the time asked for, that very time; where nothing else
 * is known of it, the nearest instant that is told of. `null` where our own looks choose.
 */
function toldMoment({ looks, trust }: PageEvidence, at: Instant): Instant | null {
  if (!looks.some(isTold)) return null;
  const tier = standingAt(looks, at, trust)?.tier;
  if (tier === "served" || tier === "source") return at;
  return withoutTold(looks).some(isCaptured) ? null : nearestTold(looks.filter(isTold), at);
}

function nearestTold(told: readonly ToldSighting[], at: Instant): Instant {
  const ends = told.flatMap(({ outcome }) => [outcome.told.from, outcome.told.to]);
  return ends.reduce((best, end) => (Math.abs(end - at) < Math.abs(best - at) ? end : best));
}

/** What speaks for a moment that is given, by what the page needed then. */
export async function reasonAt(
  evidence: ArchiveEvidence,
  document: PageUrl,
  { at, wished }: { readonly at: Instant; readonly wished: Instant | null },
): Promise<MomentReason> {
  return reasonOf(await viewOf(evidence, document, at), at, wished);
}

interface View {
  readonly parts: readonly PageEvidence[];
  readonly site: Awaited<ReturnType<ArchiveEvidence["siteOf"]>>;
}

async function viewOf(evidence: ArchiveEvidence, document: PageUrl, at: Instant): Promise<View> {
  const parts = [...(await evidence.viewOf(document, at)).values()];
  return { parts, site: await evidence.siteOf(parts[0]!.looks, at) };
}

function reasonOf({ parts, site }: View, at: Instant, wished: Instant | null): MomentReason {
  const known = parts.map(({ looks }) => provedIntervals(looks));
  const partsAt = (u: Instant): number => known.filter((intervals) => isWithin(intervals, u)).length;
  const pagesAt = (u: Instant): number => (site ? pagesKnownAt(site.steps, u) : 0);
  const count = (knownAt: (u: Instant) => number, all: number): KnownOf => ({
    known: knownAt(at),
    all,
    knownAtWish: wished === null ? null : knownAt(wished),
  });
  return { at, wished, parts: count(partsAt, parts.length), pages: site && count(pagesAt, site.pages) };
}

/** In one line: "12:31:07.412: 5 of 5 parts, 143 of 150 pages; your time: 1 of 5, 20 of 150". */
export function reasonText({ at, wished, parts, pages }: MomentReason): string {
  const kinds = [{ ...parts, name: "parts" }, ...(pages ? [{ ...pages, name: "pages" }] : [])];
  const there = kinds.map(({ known, all, name }) => `${known} of ${all} ${name}`).join(", ");
  const here = kinds.map(({ knownAtWish, all }) => `${knownAtWish} of ${all}`).join(", ");
  return `${toIso(at).slice(11, 23)}: ${there}${wished === null ? "" : `; your time: ${here}`}`;
}
