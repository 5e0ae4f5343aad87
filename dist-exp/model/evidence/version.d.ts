import type { ClosedInterval, HalfOpenInterval } from "../time/interval.js";
import { type CapturedSighting, type Sighting, type VersionIdentity } from "./sighting.js";
/** A maximal run of sightings of one page with equal identity. */
export interface Version {
    readonly identity: VersionIdentity;
    readonly sightings: readonly CapturedSighting[];
    /** 304s that we asked for, directly following this version's sightings. */
    readonly attestedBy: readonly Sighting[];
    /** Nearest differing sightings that no cache can have served late. */
    readonly differingBefore: CapturedSighting | null;
    readonly differingAfter: CapturedSighting | null;
}
/** What a host's own words are worth; made by the host trust test. */
export interface LastModifiedTrust {
    /** Upper bound of (our clock − the server's clock), milliseconds. */
    readonly skewUpperMs: number;
}
/** Groups one page's sightings (any order) into versions; failures bound nothing, and what is told is passed over. */
export declare function versionsOf(sightings: readonly Sighting[]): Version[];
/**
 * Closed, from the last byte of the first sighting to the sending of the last; one sighting proves none.
 * A response with cache signs vouches only up to when its copy left the origin (sentAt − Age − 1 s), and for
 * nothing at all without an Age: otherwise one cached copy served twice would pass for two sightings.
 */
export declare function observedInterval(version: Version): ClosedInterval | null;
/** Half-open, between the nearest differing sightings: nothing seen contradicts the version inside it. */
export declare function possibleInterval(version: Version): HalfOpenInterval;
/**
 * Closed; the observed interval stretched right by 304s that we asked for and left by a trusted
 * Last-Modified (cut to the second by the server, hence + 1 s, and shifted by the clock skew's upper bound).
 */
export declare function attestedInterval(version: Version, trust: LastModifiedTrust | null): ClosedInterval | null;
