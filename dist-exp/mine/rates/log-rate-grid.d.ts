import { type Survival } from "#model/index.js";
import type { PageLooks, RateEstimate } from "./rate-estimator.js";
/** The grid's rates per day, ascending. */
export declare const GRID_RATES: Float64Array;
/** Probabilities over the rates of a grid. */
export type GridWeights = Float64Array;
/** Every rate as likely as any other, by logarithm. */
export declare function flatWeights(): GridWeights;
/** Weight of each look (oldest first), 0 to leave it out; and what counts as a change. */
export interface LookReading {
    weight(index: number, looks: number): number;
    changed(page: PageLooks, index: number): boolean;
}
/** Every look counts once, every change is a change. */
export declare const PLAIN_READING: LookReading;
/** Log-likelihood of a page's looks at every rate of the grid. */
export declare function logLikelihood(page: PageLooks, reading: LookReading): Float64Array;
/** Prior times likelihood, normalised; on any grid. */
export declare function posterior(prior: GridWeights, logLikelihoods: Float64Array): GridWeights;
/** The gamma density on the logarithmic grid: r^shape e^(−shape r / mean). */
export declare function gammaWeights(shape: number, mean: number): GridWeights;
/** Mean of the posteriors under a prior, with `leaning` pages' worth of another distribution. */
export declare function meanPosterior(likelihoods: readonly Float64Array[], prior: GridWeights, towards: GridWeights, leaning: number): GridWeights;
/** A mixture of Poisson survivals: convex, as planners need. */
export declare function mixtureSurvival(weights: GridWeights): Survival;
/** Mean rate and the grid's 5 % and 95 % points. */
export declare function gridEstimate(weights: GridWeights, survival?: Survival): RateEstimate;
