import { type PageKind, type PageRate, type PageUrl, type Sighting } from "#model/index.js";
/** A page as the frontier knows it. */
export interface LookedAtPage {
    readonly url: PageUrl;
    readonly kind: PageKind;
    readonly depth: number;
}
/** The length that a key of {@link PageRate.changes} stands for: half octaves of a millisecond. */
export declare function spanOf(key: number): number;
/** Adds one page's sightings, in order, to what was known; looks that are in already are passed over. */
export declare function addSightings(before: PageRate | null, page: LookedAtPage, sightings: readonly Sighting[]): PageRate | null;
