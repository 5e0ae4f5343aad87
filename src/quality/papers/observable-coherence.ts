// Observable coherence (000 Definition 3.2): what a crawl could know if every last change were known.
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
  if (downloads.length === 0) return null;
  const from = Math.max(...downloads.map((page) => page.lastChangeAt)) as Instant;
  const to = Math.min(...downloads.map((page) => page.downloadedAt)) as Instant;
  return from <= to ? { from, to } : null;
}
