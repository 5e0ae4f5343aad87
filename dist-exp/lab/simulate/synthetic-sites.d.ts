import type { Random } from "#ports/index.js";
import type { PlanPage } from "#schedule/index.js";
/** A kind of site. */
export interface SyntheticSite {
    readonly name: string;
    readonly summary: string;
    readonly make: (pages: number, random: Random) => PlanPage[];
}
/** Kinds of sites whose pages are found through links from the first. */
export declare const SYNTHETIC_SITES: readonly SyntheticSite[];
/** A number whose logarithm is uniform between those of the ends. */
export declare function logUniform(low: number, high: number, random: Random): number;
