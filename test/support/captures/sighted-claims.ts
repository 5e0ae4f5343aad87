// What sightings prove, as claims for the judge.
import type { Claim } from "#lab/index.js";
import {
  toIso,
  versionsOf,
  type ClosedInterval,
  type PageUrl,
  type Sighting,
  type Version,
} from "#model/index.js";
import { provedInterval, varyingCaptures } from "#model/index.js";

/** Every interval that the sightings prove, as claims. */
export function observedClaims(sightings: ReadonlyMap<PageUrl, readonly Sighting[]>): Claim[] {
  return [...sightings.values()].flatMap((seen) => {
    const varying = varyingCaptures(seen);
    return versionsOf(seen).flatMap((version) => {
      const interval = provedInterval(version, varying);
      return interval ? [claimOf(seen, version, interval)] : [];
    });
  });
}

/** One version's interval as a claim that rests on all its sightings. */
export function claimOf(seen: readonly Sighting[], version: Version, { from, to }: ClosedInterval): Claim {
  const restsOn = new Set<Sighting>(version.sightings);
  return {
    url: version.sightings[0]!.url,
    ...version.identity,
    interval: { from: toIso(from), to: toIso(to) },
    records: seen.map((sighting) => ({
      sentAt: toIso(sighting.times.sentAt),
      lastByteAt: toIso(sighting.times.lastByteAt),
      pass: sighting.pass,
      restsOn: restsOn.has(sighting),
    })),
  };
}
