// How a page stood at an instant, by what its sightings show: which version, by which tier of evidence.
import type { Instant } from "../time/instant.js";
import {
  closedContains,
  halfOpenContains,
  type ClosedInterval,
  type HalfOpenInterval,
} from "../time/interval.js";
import { provedInterval, varyingCaptures } from "./proved-intervals.js";
import { certainTimes } from "./run-clock.js";
import type { CapturedSighting, Sighting } from "./sighting.js";
import type { ToldTier } from "./told.js";
import { isTold, toldOf } from "./told-sighting.js";
import {
  attestedInterval,
  possibleInterval,
  versionsOf,
  type LastModifiedTrust,
  type Version,
} from "./version.js";

/**
 * How well it is known that a page stood so, the best first. Seen: it came in answer to a request that was under way
 * then, so it stood so at some instant of that fetch. Served and source are told by others (docs/evidence.md,
 * testimonies): what visitors were given is nearer to what one saw than what a server says of itself, and what its owner
 * published comes after both. No tier raises another.
 */
export const STANDING_TIERS = ["observed", "seen", "served", "attested", "source", "possible"] as const;

/** One of them. */
export type StandingTier = (typeof STANDING_TIERS)[number];

/** The version of a page that answers for an instant. */
export interface Standing {
  readonly tier: StandingTier;
  /** In which it is known to have stood so, or in which nothing contradicts it; unbounded where the page varies. */
  readonly interval: ClosedInterval | HalfOpenInterval;
  /** The look of that version nearest to the instant. */
  readonly sighting: CapturedSighting;
}

const UNBOUNDED: HalfOpenInterval = { from: null, to: null };

/** The best-known version of a page at an instant; `null` when nothing seen or told answers for it. */
export function standingAt(
  sightings: readonly Sighting[],
  at: Instant,
  trust: LastModifiedTrust | null = null,
): Standing | null {
  const versions = versionsOf(sightings);
  const varying = varyingCaptures(sightings);
  return (
    closedStanding("observed", versions, at, (version) => provedInterval(version, varying)) ??
    seenStanding(versions, at) ??
    toldStanding("served", sightings, at) ??
    closedStanding("attested", versions, at, (version) =>
      isVarying(version, varying) ? null : attestedInterval(version, trust),
    ) ??
    toldStanding("source", sightings, at) ??
    possibleStanding(versions, at, varying)
  );
}

function closedStanding(
  tier: StandingTier,
  versions: readonly Version[],
  at: Instant,
  intervalOf: (version: Version) => ClosedInterval | null,
): Standing | null {
  for (const version of versions) {
    const interval = intervalOf(version);
    if (interval && closedContains(interval, at)) return { tier, interval, sighting: nearestOf(version, at) };
  }
  return null;
}

/** What is told of the instant; of several testimonies the one whose span begins nearest to it. */
function toldStanding(tier: ToldTier, sightings: readonly Sighting[], at: Instant): Standing | null {
  if (!sightings.some(isTold)) return null;
  const sighting = toldOf(sightings, tier).findLast(({ outcome }) => closedContains(outcome.told, at));
  if (!sighting) return null;
  const { from, to } = sighting.outcome.told;
  return { tier, interval: { from, to }, sighting };
}

/** The look that was under way at the instant, the earlier of two. */
function seenStanding(versions: readonly Version[], at: Instant): Standing | null {
  for (const { sightings } of versions) {
    const sighting = sightings.find((one) => tellsOfItsFetch(one) && closedContains(fetchSpan(one), at));
    if (sighting) return { tier: "seen", interval: fetchSpan(sighting), sighting };
  }
  return null;
}

/** A cache's copy may be older than the request, and of what was imported nobody here saw the request. */
function tellsOfItsFetch({ outcome }: CapturedSighting): boolean {
  return outcome.imported !== true && !outcome.validators.cacheSigns;
}

/** From the sending of the request to the last byte of its answer: the state is that of some instant in between. */
export function fetchSpan(sighting: Pick<Sighting, "times" | "clockErrorMs">): ClosedInterval {
  const { sentAt, lastByteAt } = certainTimes(sighting);
  return { from: sentAt, to: lastByteAt };
}

/** Of versions that nothing contradicts then, the one that was seen nearest to the instant, the earlier of two. */
function possibleStanding(
  versions: readonly Version[],
  at: Instant,
  varying: ReadonlySet<string>,
): Standing | null {
  if (versions.length === 0) return null;
  const candidates = versions.map((version): Standing => {
    const interval = isVarying(version, varying) ? UNBOUNDED : possibleInterval(version);
    return { tier: "possible", interval, sighting: nearestOf(version, at) };
  });
  const open = candidates.filter(({ interval }) => halfOpenContains(interval, at));
  return nearestFirst(open.length > 0 ? open : candidates, ({ sighting }) => sighting, at);
}

function isVarying({ sightings }: Version, varying: ReadonlySet<string>): boolean {
  return varying.size > 0 && sightings.some(({ captureId }) => varying.has(captureId));
}

function nearestOf({ sightings }: Version, at: Instant): CapturedSighting {
  return nearestFirst(sightings, (sighting) => sighting, at);
}

function nearestFirst<T>(all: readonly T[], sightingOf: (one: T) => Sighting, at: Instant): T {
  const distance = (one: T): number => Math.abs(sightingOf(one).times.sentAt - at);
  return all.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}
