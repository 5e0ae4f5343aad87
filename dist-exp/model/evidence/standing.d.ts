import type { Instant } from "../time/instant.js";
import { type ClosedInterval, type HalfOpenInterval } from "../time/interval.js";
import type { CapturedSighting, Sighting } from "./sighting.js";
import { type LastModifiedTrust } from "./version.js";
/**
 * How well it is known that a page stood so, the best first. Seen: it came in answer to a request that was under way
 * then, so it stood so at some instant of that fetch. Served and source are told by others (docs/evidence.md,
 * testimonies): what visitors were given is nearer to what one saw than what a server says of itself, and what its owner
 * published comes after both. No tier raises another.
 */
export declare const STANDING_TIERS: readonly ["observed", "seen", "served", "attested", "source", "possible"];
/** One of them. */
export type StandingTier = (typeof STANDING_TIERS)[number];
/** The version of a page that answers for an instant. */
export interface Standing {
    readonly tier: StandingTier;
    /** In which it is known to have stood so, or in which nothing contradicts it; unbounded where the page varies. */
    readonly interval: ClosedInterval | HalfOpenInterval;
    /** The look of that version nearest to the instant. */
    readonly sighting: CapturedSighting;
}
/** The best-known version of a page at an instant; `null` when nothing seen or told answers for it. */
export declare function standingAt(sightings: readonly Sighting[], at: Instant, trust?: LastModifiedTrust | null): Standing | null;
/** From the sending of the request to the last byte of its answer: the state is that of some instant in between. */
export declare function fetchSpan(sighting: Pick<Sighting, "times" | "clockErrorMs">): ClosedInterval;
