// One part of a page (the document, or something it needs) as the choice of a moment sees it: when it is known to have
// stood as held, and how likely it did at other times.
import {
  closedContains,
  fetchSpan,
  identityKey,
  isCaptured,
  provedIntervals,
  type CapturedSighting,
  type ClosedInterval,
  type Sighting,
} from "#model/index.js";

/** A part that is only likely counts for less than one that is known. */
const LIKELY_WEIGHT = 0.9;

/** A part of a page, over all captures. */
export class PagePart {
  readonly known: readonly ClosedInterval[];
  /** From sending to last byte, one for each look that shows a state. */
  readonly fetches: readonly ClosedInterval[];
  readonly #changesPerMs: number;

  constructor(sightings: readonly Sighting[]) {
    const looks = sightings.filter(isCaptured);
    this.known = provedIntervals(sightings);
    this.fetches = looks.map(fetchSpan);
    this.#changesPerMs = changesPerMs(looks);
  }

  /** Whether the version held for the instant was observed on both sides of it. */
  isKnownAt(at: number): boolean {
    return this.known.some((interval) => closedContains(interval, at as ClosedInterval["from"]));
  }

  /** 1 where it is known, else how likely the nearest look still shows what stood. */
  weightAt(at: number): number {
    if (this.isKnownAt(at)) return 1;
    let nearestMs = Infinity;
    for (const { from, to } of this.fetches) nearestMs = Math.min(nearestMs, Math.max(0, from - at, at - to));
    return LIKELY_WEIGHT * Math.exp(-this.#changesPerMs * nearestMs);
  }
}

interface Comparison {
  readonly distanceMs: number;
  readonly isChanged: boolean;
}

/**
 * The likeliest rate of changes given at which distances looks differed (Cho and Garcia-Molina 2003, irregular access):
 * the root of Σ d/(e^(λd) − 1) over those that differ = Σ d over those that do not. Half a comparison that finds no
 * change, at the least distance, keeps it finite.
 */
function changesPerMs(looks: readonly CapturedSighting[]): number {
  const all = comparisonsOf(looks);
  const changed = all.filter(({ isChanged }) => isChanged).map(({ distanceMs }) => distanceMs);
  if (changed.length === 0) return 0;
  const least = Math.min(...all.map(({ distanceMs }) => distanceMs));
  const unchangedMs = all.reduce((sum, one) => sum + (one.isChanged ? 0 : one.distanceMs), least / 2);
  const excess = (rate: number): number =>
    changed.reduce((sum, ms) => sum + ms / Math.expm1(rate * ms), -unchangedMs);
  let [low, high] = [0, 100 / least];
  for (let i = 0; i < 50; i++) {
    const middle = (low + high) / 2;
    if (excess(middle) > 0) low = middle;
    else high = middle;
  }
  return high;
}

function comparisonsOf(looks: readonly CapturedSighting[]): Comparison[] {
  const keys = looks.map(({ outcome }) => identityKey(outcome.identity));
  return looks.slice(1).map(({ times }, i) => ({
    distanceMs: Math.max(1, times.sentAt - looks[i]!.times.sentAt),
    isChanged: keys[i] !== keys[i + 1],
  }));
}
