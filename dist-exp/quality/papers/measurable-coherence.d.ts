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
export declare function measurableCoherence(downloads: readonly Download[], startedAt: Instant): TestedCoherence;
/** Σf/n over pages that pass a test (f = 0) or fail it (f = 1); of no pages, nothing fails. */
export declare function testedCoherence<T>(pages: readonly T[], passes: (page: T) => boolean): TestedCoherence;
