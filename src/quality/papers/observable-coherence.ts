// Observable coherence (spaniol2009 Definition 3.2): what a crawl could know if every last change were known.
import type { ClosedInterval, Instant } from "#model/index.js";

/** A page downloaded once. */
export interface Download {
  /** μ: its last change before the download. */
  readonly lastChangeAt: Instant;
  /** t(p). */
  readonly downloadedAt: Instant;
}

/** The intersection of [μ, t(p)], closed at the right since the content was seen there; `null` when empty. */
export function observableInterval(downloads: readonly Download[]): ClosedInterval | null {
  return closedIntersection(downloads, ({ lastChangeAt, downloadedAt }) => [lastChangeAt, downloadedAt]);
}

/** What closed intervals have in common; `null` when that is nothing, or there are none. */
export function closedIntersection<T>(
  items: readonly T[],
  intervalOf: (item: T) => readonly [from: Instant, to: Instant],
): ClosedInterval | null {
  if (items.length === 0) return null;
  let [from, to] = [-Infinity, Infinity];
  for (const item of items) {
    const [start, end] = intervalOf(item);
    from = Math.max(from, start);
    to = Math.min(to, end);
  }
  return from <= to ? { from: from as Instant, to: to as Instant } : null;
}
