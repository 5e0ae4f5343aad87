import { type Instant } from "#model/index.js";
import type { IndexEntry } from "#ports/index.js";
/** A line of the index: its key, its time, and how many lines with both stand before it. */
export interface IndexPlace {
    readonly key: string;
    readonly at: Instant;
    readonly before: number;
}
/** As clients are given it, and give it back. */
export declare function formatPlace({ key, at, before }: IndexPlace): string;
/** Reads a resume key, decoded as a parameter or still as it was given; `null` when it is none. */
export declare function parsePlace(text: string): IndexPlace | null;
/** The beginning of the first line that may be of a key at a time; lines of others may have fewer digits. */
export declare function lineFrom(key: string, at: Instant): string;
/** Tells the places of entries that pass by in order. */
export declare class PlaceCounter {
    #private;
    of({ surt: key, at }: IndexEntry): IndexPlace;
}
/** Whether a place comes before another of a stretch that begins with the other's key or behind it. */
export declare function isBefore(place: IndexPlace, other: IndexPlace): boolean;
