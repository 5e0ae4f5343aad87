// Versions of one page and the intervals that sightings prove, exactly as evidence.md says.
import { instant, type Instant } from "./instant.js";
import type { ClosedInterval, HalfOpenInterval } from "./interval.js";
import {
  identityKey,
  isCaptured,
  type CapturedSighting,
  type Sighting,
  type VersionIdentity,
} from "./sighting.js";

/** A maximal run of sightings of one page with equal identity. */
export interface Version {
  readonly identity: VersionIdentity;
  readonly sightings: readonly CapturedSighting[];
  /** 304s that we asked for, directly following this version's sightings. */
  readonly attestedBy: readonly Sighting[];
  readonly differingBefore: CapturedSighting | null;
  readonly differingAfter: CapturedSighting | null;
}

/** What a host's own words are worth; made by the host trust test. */
export interface LastModifiedTrust {
  /** Upper bound of (our clock − the server's clock), milliseconds. */
  readonly skewUpperMs: number;
}

interface Run {
  sightings: CapturedSighting[];
  attestedBy: Sighting[];
}

/** Groups one page's sightings (any order) into versions; failures bound nothing and are passed over. */
export function versionsOf(sightings: readonly Sighting[]): Version[] {
  const ordered = [...sightings].sort((a, b) => a.times.sentAt - b.times.sentAt || a.seq - b.seq);
  const runs: Run[] = [];
  let key = "";
  for (const sighting of ordered) {
    const last = runs.at(-1);
    if (sighting.outcome.kind === "unchanged" && sighting.outcome.asked) last?.attestedBy.push(sighting);
    if (!isCaptured(sighting)) continue;
    const own = identityKey(sighting.outcome.identity);
    if (last && own === key) last.sightings.push(sighting);
    else runs.push({ sightings: [sighting], attestedBy: [] });
    key = own;
  }
  return runs.map((run, i) => ({
    identity: run.sightings[0]!.outcome.identity,
    sightings: run.sightings,
    attestedBy: run.attestedBy,
    differingBefore: runs[i - 1]?.sightings.at(-1) ?? null,
    differingAfter: runs[i + 1]?.sightings[0] ?? null,
  }));
}

/** Closed, from the last byte of the first sighting to the sending of the last; one sighting proves none. */
export function observedInterval(version: Version): ClosedInterval | null {
  const first = version.sightings[0]!;
  const last = version.sightings.at(-1)!;
  if (first === last || first.times.lastByteAt > last.times.sentAt) return null;
  return { from: first.times.lastByteAt, to: last.times.sentAt };
}

/** Half-open, between the nearest differing sightings: nothing seen contradicts the version inside it. */
export function possibleInterval(version: Version): HalfOpenInterval {
  return {
    from: version.differingBefore?.times.sentAt ?? null,
    to: version.differingAfter?.times.lastByteAt ?? null,
  };
}

/**
 * Closed; the observed interval stretched right by 304s that we asked for and left by a trusted
 * Last-Modified (cut to the second by the server, hence + 1 s, and shifted by the clock skew's upper bound).
 */
export function attestedInterval(version: Version, trust: LastModifiedTrust | null): ClosedInterval | null {
  const first = version.sightings[0]!;
  const to = (version.attestedBy.at(-1) ?? version.sightings.at(-1)!).times.sentAt;
  const from = attestedFrom(version, trust) ?? first.times.lastByteAt;
  return from <= to ? { from, to } : null;
}

function attestedFrom(version: Version, trust: LastModifiedTrust | null): Instant | null {
  const stamp = version.sightings[0]!.outcome.validators.lastModified;
  if (!trust || stamp === null) return null;
  if (version.sightings.some((s) => s.outcome.validators.lastModified !== stamp)) return null;
  const from = instant(Math.ceil(stamp + 1000 + trust.skewUpperMs));
  const earliest = Math.min(from, version.sightings[0]!.times.lastByteAt);
  // A stamp older than a differing sighting contradicts what we saw (an unpacked or synced file).
  if (version.differingBefore && earliest < version.differingBefore.times.lastByteAt) return null;
  return instant(earliest);
}
