import type { ClosedInterval } from "../time/interval.js";
import { type Sighting } from "./sighting.js";
import { type Version } from "./version.js";
/** Captures in which two back-to-back probes of the page differ: nothing it showed there is proved. */
export declare function varyingCaptures(sightings: readonly Sighting[]): Set<string>;
/** What is observed of a version; nothing when one of its sightings is of a capture in which the page varied. */
export declare function provedInterval(version: Version, varying: ReadonlySet<string>): ClosedInterval | null;
/** All of them, in order of time; versions are told apart by every sighting, also those that prove nothing. */
export declare function provedIntervals(sightings: readonly Sighting[]): ClosedInterval[];
