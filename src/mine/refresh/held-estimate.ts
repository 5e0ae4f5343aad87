// How much of what existed a watch holds, from its own looks alone: every look that found a change may have missed
// others before it, and changes since the last look are not held yet. Neither was seen; both are expected. How far the
// truth lies from what is expected was learned from watches whose truth is known (docs/adr/0178).
import { RATE_COUNT, REFRESH_RATES } from "./rate-grid.js";
import type { RefreshKnowledge } from "./refresh-knowledge.js";
import { RefreshOutlook } from "./refresh-outlook.js";

/** A share with a 90 % interval. */
export interface HeldEstimate {
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** Weight of the versions held, first versions aside, and of those thought to have been missed. */
  readonly held: number;
  readonly missed: number;
}

/** One end of the interval: log of what is missed per version held, where as much is expected as is held. */
interface MissedEnd {
  readonly level: number;
  /** Less by so much where next to no change was seen: most sites that seem still are. */
  readonly still: number;
}

/** How what is expected becomes what is told; chosen by its coverage (docs/papers/bensaad2011.md). */
export interface HeldSettings {
  /** As if so many versions more were held, and so many missed: a few changes tell little. */
  readonly priorVersions: number;
  /** Expectations run too far: the truth goes with this power of them. */
  readonly slope: number;
  readonly most: MissedEnd;
  readonly least: MissedEnd;
}

/** Fitted to 528 watches, one history or site left out at a time; held by others (test/papers/watch/held.full.test.ts). */
export const HELD_DEFAULTS: HeldSettings = {
  priorVersions: 2,
  slope: 0.85,
  most: { level: 1.71, still: 1.85 },
  least: { level: -0.71, still: 3.53 },
};

/** The share of the weight of all versions since the watch began that the looks until `at` hold. */
export function heldEstimate(
  knowledge: RefreshKnowledge,
  weights: ArrayLike<number>,
  at: number,
  settings: HeldSettings = HELD_DEFAULTS,
): HeldEstimate {
  const expected = expectedOf(knowledge, weights, at);
  const { held } = expected;
  const share = (lost: number): number => (held + lost === 0 ? 1 : held / (held + lost));
  // Whoever holds nothing may have missed all there was.
  const most = held === 0 ? expected.missed : missedBy(settings.most, expected, settings);
  const least = missedBy(settings.least, expected, settings);
  const missed = Math.min(most, Math.max(least, expected.missed));
  return { share: share(missed), low: share(most), high: share(least), held, missed };
}

/** What is held and what is expected to be missed, by weight; the weight of one version; changes found. */
interface Expected {
  readonly held: number;
  readonly missed: number;
  readonly unit: number;
  readonly found: number;
}

function expectedOf(knowledge: RefreshKnowledge, weights: ArrayLike<number>, at: number): Expected {
  const outlook = new RefreshOutlook(knowledge, at);
  const { table } = knowledge;
  const [importance, founds, times] = [table.numbers("importance"), table.numbers("changeCount"), table.numbers("changedTime")]; // prettier-ignore
  const sums = { held: 0, missed: 0, unit: 0, found: 0 };
  for (let row = 0; row < table.count; row++) {
    const unit = weights[row]! * knowledge.meanImportance(row);
    const found = founds[row]!;
    const between = found === 0 ? 0 : times[row]! / found;
    sums.held += weights[row]! * importance[row]!;
    sums.missed += unit * missedVersions(outlook.sinceLook(row), found, between);
    sums.unit += unit / table.count;
    sums.found += found;
  }
  return sums;
}

function missedBy({ level, still }: MissedEnd, expected: Expected, settings: HeldSettings): number {
  const { held, missed, unit, found } = expected;
  const prior = settings.priorVersions * unit;
  if (held + prior === 0) return 0;
  const ratio = ((missed + prior) / (held + prior)) ** settings.slope;
  const told = ratio * Math.exp(level - still / Math.sqrt(1 + found));
  return Math.max(0, told * (held + prior) - prior);
}

/** Versions of a page that no look showed, on the mean over what its rate may be. */
function missedVersions(
  { posterior, time, edits }: ReturnType<RefreshOutlook["sinceLook"]>,
  found: number,
  between: number,
): number {
  let mean = edits;
  for (let g = 0; g < RATE_COUNT; g++)
    mean += posterior[g]! * (found * besidesOne(REFRESH_RATES[g]! * between) + REFRESH_RATES[g]! * time);
  return mean;
}

/** Changes besides the one found, in a time in which so many are expected: n / (1 − e^(−n)) − 1. */
function besidesOne(expected: number): number {
  return expected < 1e-9 ? 0 : expected / -Math.expm1(-expected) - 1;
}
