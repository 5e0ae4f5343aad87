/** Numbers of the cohorts of a page, the widest first; a cohort that is the one before again stands there twice. */
export type CohortChain = readonly [site: number, top: number, own: number];
/** The cohort of every page. */
export declare const SITE_COHORT = 0;
/** Gives directories numbers as they turn up. */
export declare class Cohorts {
    #private;
    get count(): number;
    /** Names in the order of their numbers, for saving. */
    get names(): readonly string[];
    above(cohort: number): number;
    /** The cohorts of a directory such as `news/2024`; new ones as long as there is room. */
    chainOf(directory: string): CohortChain;
}
