import type { ClosedInterval, Instant } from "#model/index.js";
import { type TestedCoherence } from "./measurable-coherence.js";
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
export declare function inducibleCoherence(pages: readonly CrawlRevisit[]): TestedCoherence;
/** The intersection of [t(p), t(p̃)] when every page's hashes are equal; `null` otherwise or when empty. */
export declare function inducibleInterval(pages: readonly CrawlRevisit[]): ClosedInterval | null;
