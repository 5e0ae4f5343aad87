import { type Instant, type Sighting, type StaleLook, type ToldDifference, type ToldTier } from "#model/index.js";
/** What the looks at a page and what is told of it say to each other. */
export interface ComparedPage {
    readonly agree: Readonly<Record<ToldTier, number>>;
    readonly differ: readonly ToldDifference[];
    readonly stale: readonly StaleLook[];
    /** By a source, current when it was taken. */
    readonly isCurrent: boolean;
    readonly isLookedAt: boolean;
    readonly isInSource: boolean;
    /** When it was answered with 200, to us or to visitors. */
    readonly foundAt: readonly Instant[];
}
/** Compares one page; sightings in any order, with the errors of their clocks. */
export declare function comparePage(sightings: readonly Sighting[]): ComparedPage;
