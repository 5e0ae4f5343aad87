// Inducible coherence (spaniol2009 Definitions 3.5 and 3.6): by visit and revisit, without any word of the server.
import type { ClosedInterval, Instant } from "#model/index.js";
import { testedCoherence, type TestedCoherence } from "./measurable-coherence.js";
import { closedIntersection } from "./observable-coherence.js";

/** A page downloaded twice. */
export interface CrawlRevisit {
  /** t(p) and t(p̃). */
  readonly visitedAt: Instant;
  readonly revisitedAt: Instant;
  /** θ(p) and θ(p̃): ETag or hash. Equal ones do not exclude A→B→A, which the paper assumes away. */
  readonly visitHash: string;
  readonly revisitHash: string;
}

/** f = 0 when the hashes are equal, else 1: the whole interval is then insecure, not proved incoherent. */
export function inducibleCoherence(pages: readonly CrawlRevisit[]): TestedCoherence {
  return testedCoherence(pages, hasEqualHashes);
}

/** The intersection of [t(p), t(p̃)] when every page's hashes are equal; `null` otherwise or when empty. */
export function inducibleInterval(pages: readonly CrawlRevisit[]): ClosedInterval | null {
  if (!pages.every(hasEqualHashes)) return null;
  return closedIntersection(pages, ({ visitedAt, revisitedAt }) => [visitedAt, revisitedAt]);
}

function hasEqualHashes({ visitHash, revisitHash }: CrawlRevisit): boolean {
  return visitHash === revisitHash;
}
