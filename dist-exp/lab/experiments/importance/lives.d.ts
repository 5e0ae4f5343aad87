import type { Random } from "#ports/index.js";
import type { RefreshPages, VersionJobs } from "#schedule/index.js";
/** Versions of all pages, those of page i from `first[i]` to `first[i + 1] - 1`; the first one was there at 0. */
export interface PageLives {
    readonly first: Int32Array;
    /** In periods; a version dies when the next is born, the last one never. */
    readonly born: Float64Array;
    readonly importance: Float64Array;
}
/** Draws changes: a Poisson number per period, at uniform times, importance within half of the pattern's. */
export declare function drawLives(pages: RefreshPages, horizon: number, random: Random): PageLives;
/** Death of a version. */
export declare function diesAt({ first, born }: PageLives, page: number, version: number): number;
/** The version of a page that is on the site at a time; of several born then, the last. */
export declare function versionAt({ first, born }: PageLives, page: number, time: number): number;
/** All versions but the first as jobs for the bound: a version can be had in every period its life touches. */
export declare function versionJobs(lives: PageLives, horizon: number, worth: (page: number, version: number) => number): VersionJobs;
