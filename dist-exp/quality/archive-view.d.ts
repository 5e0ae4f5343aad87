import { type Coverage, type PageUrl, type Sighting, type ToldSighting } from "#model/index.js";
/** Observed weight over time, over one denominator. */
export interface ArchiveView {
    readonly pages: number;
    readonly weight: number;
    /** The observed weight holds from `at` until the next step. */
    readonly steps: readonly Coverage[];
}
/** What one tier tells of a site, page by page: of how many pages it speaks at every instant. */
export declare class ToldCoverage {
    #private;
    versions: number;
    /** Takes one told sighting; what is told of some visitors alone is not of the page as all see it. */
    see({ url, outcome: { told } }: ToldSighting): void;
    get pages(): number;
    /** A page counts once at an instant, however many testimonies tell of it. */
    steps(): Coverage[];
}
/** All sightings of a site, of all its captures, page by page; a page's weight is 1 unless given. */
export declare function archiveView(sightings: ReadonlyMap<PageUrl, readonly Sighting[]>, weightOf?: (page: PageUrl) => number): ArchiveView;
