import { type GridWeights } from "./log-rate-grid.js";
import type { PageLooks } from "./rate-estimator.js";
/** The prior of a page: half of what it would be without a hint, half that of the pages with its hint. */
export type HintedPrior = (page: PageLooks, unhinted: GridWeights) => GridWeights;
/**
 * Learns what each hint is worth on this site. A page's prior keeps half of its unhinted one, so a hint that lies
 * costs a page no more than ln 2 of log-loss, over all its looks taken together.
 */
export declare function fitHintPriors(site: readonly PageLooks[], likelihoods: readonly Float64Array[], shared: GridWeights): HintedPrior;
