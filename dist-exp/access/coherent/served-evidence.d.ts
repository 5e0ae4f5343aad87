import { type ClosedInterval, type HalfOpenInterval, type Instant, type StandingTier } from "#model/index.js";
/** How well it is known that the page stood so at the moment; `nearest`: only that no nearer record can be shown. */
export type ServedTier = StandingTier | "nearest";
/**
 * What speaks against a response at the moment.
 * - `known`: the page was observed, or seen, in another version then.
 * - `likely`: a look, or the server's word, or what others tell, on the moment's side of the response shows another version, and nothing
 *   known shows this one then.
 */
export type Contradiction = "known" | "likely";
/** What is said about one served response. */
export interface ServedEvidence {
    readonly tier: ServedTier;
    /**
     * Closed for observed, seen, served, attested and source; half-open for possible, which is unbounded where `null`. `null` for
     * nearest: nothing tells how long it stood.
     */
    readonly interval: ClosedInterval | HalfOpenInterval | null;
    /** Where visitors were given it: how many such answers were counted. */
    readonly answers?: number;
    /** The moment that it is shown for. */
    readonly at: Instant;
    /** When the response was captured, as its record says. */
    readonly storedAt: Instant;
    /** Between the two. */
    readonly distanceMs: number;
    /** The capture that it is of; `null` where the catalog does not know it. */
    readonly captureId: string | null;
    /** What speaks against it; `null` for nothing. */
    readonly against: Contradiction | null;
}
/** How a page view stands as a whole, the best first. */
export type CompositeClass = "prima facie coherent" | "possibly coherent" | "probably violative" | "prima facie violative";
/**
 * The class of a view from its parts, all shown for one moment u.
 * - prima facie violative: a part is known to have been another version at u.
 * - probably violative: none is known to, but against a part something speaks.
 * - prima facie coherent: every part is observed at u; or one was seen at u, and all others are observed over the whole
 *   of that fetch. Two that were only seen need not have stood at one instant.
 * - possibly coherent: everything else. Nothing contradicts it; a view without parts is one too.
 */
export declare function compositeClass(parts: readonly ServedEvidence[]): CompositeClass;
