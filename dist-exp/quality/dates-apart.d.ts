import { type Sighting } from "#model/index.js";
/**
 * How far from our clock the nearest of all Dates is, when none lies within a day of it; `null` when one does, or none
 * was sent (docs/certificate.md, "The clocks"). What shows no state, or signs of a cache, tells nothing.
 */
export declare function datesApart(pages: Iterable<readonly Sighting[]>): number | null;
