import { type SitePlan } from "#model/index.js";
/** A site into whose pages another one reaches. */
export interface Overlap {
    readonly site: SitePlan;
    readonly other: SitePlan;
    readonly host: string;
}
/** Pairs of sites of which one takes in a seed of the other. */
export declare function overlapsOf(sites: readonly SitePlan[]): Overlap[];
