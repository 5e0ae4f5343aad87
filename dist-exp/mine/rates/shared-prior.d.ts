import { type GridWeights, type LookReading } from "./log-rate-grid.js";
import type { PageLooks } from "./rate-estimator.js";
/** The prior of a page, by its group and its hint. */
type PriorOf = (page: PageLooks) => GridWeights;
/** The prior of a group; the site's without one. */
export type GroupPrior = (group?: string) => GridWeights;
/** Learns the site's distribution of rates and each group's, from what was seen of all pages. */
export declare function fitSharedPrior(site: readonly PageLooks[], reading: LookReading): PriorOf;
/** What is believed before a page is seen, and how many pages' worth of evidence that is. */
export interface Belief {
    readonly weights: GridWeights;
    readonly pages: number;
}
/** The same from the pages' log-likelihoods on any grid, starting from a belief; unknown groups get the shared prior. */
export declare function learnPriors(likelihoods: readonly Float64Array[], groups: readonly string[], before: Belief): GroupPrior;
export {};
