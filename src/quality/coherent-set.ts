// The largest coherent set at t*, the interval over which it stays the same, and the smallest set that spoils it.
import { type WeightedInterval, closedContains, type ClosedInterval, type Instant } from "#model/index.js";
import { bestTime } from "./best-time.js";

/** A page with its weight and the observed intervals of its versions; they are disjoint. */
export interface ProvedPage<P> {
  readonly page: P;
  readonly weight: number;
  readonly intervals: readonly ClosedInterval[];
}

/** What one instant joins and what stands apart. */
export interface CoherentSet<P> {
  readonly asOf: Instant;
  /** Every instant of it joins the same members: the intersection of their intervals. */
  readonly span: ClosedInterval;
  readonly members: readonly P[];
  readonly weight: number;
  /** The fewest pages (by weight) without which all others are coherent. */
  readonly spoilers: readonly P[];
}

/** The heaviest set of pages proved at one instant; `null` when no page is proved at any. */
export function largestCoherentSet<P>(
  pages: readonly ProvedPage<P>[],
  preferred: Instant,
): CoherentSet<P> | null {
  const intervals = pages.flatMap(({ intervals: own, weight }) =>
    own.map((interval) => ({ ...interval, weight })),
  );
  const asOf = bestTime(intervals satisfies WeightedInterval[], preferred);
  return asOf === null ? null : coherentSetAt(pages, asOf);
}

/** The pages proved at one instant. */
export function coherentSetAt<P>(pages: readonly ProvedPage<P>[], asOf: Instant): CoherentSet<P> {
  const members: P[] = [];
  const spoilers: P[] = [];
  let [from, to, weight] = [-Infinity, Infinity, 0];
  for (const { page, intervals, weight: own } of pages) {
    const interval = intervals.find((one) => closedContains(one, asOf));
    if (!interval) spoilers.push(page);
    else {
      members.push(page);
      weight += own;
      from = Math.max(from, interval.from);
      to = Math.min(to, interval.to);
    }
  }
  const span = members.length === 0 ? { from: asOf, to: asOf } : { from: from as Instant, to: to as Instant };
  return { asOf, span, members, weight, spoilers };
}

/** The pages that show one state over the whole of an interval. */
export function coherentOver<P>(pages: readonly ProvedPage<P>[], over: ClosedInterval): P[] {
  return pages
    .filter(({ intervals }) => intervals.some(({ from, to }) => from <= over.from && over.to <= to))
    .map(({ page }) => page);
}
