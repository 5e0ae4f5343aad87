// Measurable coherence (spaniol2009 Definition 3.4): relative to the crawl's start, by Last-Modified, with one download each.
import type { Instant } from "#model/index.js";
import type { Download } from "./observable-coherence.js";

/** What spaniol2009 and slides2010 print as q(c) = Σf/n is an error rate, though they call it quality; both are given by name. */
export interface TestedCoherence {
  /** q(c). */
  readonly errorRate: number;
  /** C(c) = 1 − q(c), as slides2010 has it. */
  readonly coherence: number;
}

/** f(p) = 0 when the page's last change lies at or before the start, else 1. */
export function measurableCoherence(downloads: readonly Download[], startedAt: Instant): TestedCoherence {
  return testedCoherence(downloads, (page) => page.lastChangeAt <= startedAt);
}

/** Σf/n over pages that pass a test (f = 0) or fail it (f = 1); of no pages, nothing fails. */
export function testedCoherence<T>(pages: readonly T[], passes: (page: T) => boolean): TestedCoherence {
  const failed = pages.filter((page) => !passes(page)).length;
  const errorRate = pages.length === 0 ? 0 : failed / pages.length;
  return { errorRate, coherence: 1 - errorRate };
}
