import { type PlanPage } from "#schedule/index.js";
/** The names that the paper gives its sites. */
export type SolarDataset = "skewed" | "smooth";
/** Number of pages in the paper's experiments. */
export declare const SOLAR_PAGES = 1000;
/** λ₀ = 1, then λᵢ/1.06 where i mod 9 < 3 and λᵢ/1.001 elsewhere: few hot pages, many cold ones. */
export declare function skewedRates(pages: number): number[];
/** Rates whose confidence intervals have the lengths 1, 2, …, n at the experiments' τ. */
export declare function smoothRates(pages: number): number[];
/** p₀ links to p₁…p₂₀, and pᵢ to p₁₀ᵢ₊₁₁…p₁₀ᵢ₊₂₀ for 0 < i < 99; a child beyond the site is dropped. */
export declare function treeLinks(page: number, pages: number): number[];
/** The site as planners see it. */
export declare function solarSite(dataset: SolarDataset, pages?: number): PlanPage[];
