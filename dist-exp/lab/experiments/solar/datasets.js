// SOLAR's two synthetic sites (section 6; docs/papers/solar.md) and the tree through which the online strategies find them.
import { poissonSurvival, ratePerSlot } from "#model/index.js";
import { SOLAR_CONFIDENCE } from "#schedule/index.js";
/** Number of pages in the paper's experiments. */
export const SOLAR_PAGES = 1000;
/** λ₀ = 1, then λᵢ/1.06 where i mod 9 < 3 and λᵢ/1.001 elsewhere: few hot pages, many cold ones. */
export function skewedRates(pages) {
    const rates = [];
    for (let i = 0, rate = 1; i < pages; i++) {
        rates.push(rate);
        rate /= i % 9 < 3 ? 1.06 : 1.001;
    }
    return rates;
}
/** Rates whose confidence intervals have the lengths 1, 2, …, n at the experiments' τ. */
export function smoothRates(pages) {
    const length = Math.log(1 / SOLAR_CONFIDENCE);
    return Array.from({ length: pages }, (_, i) => length / (i + 1));
}
/** p₀ links to p₁…p₂₀, and pᵢ to p₁₀ᵢ₊₁₁…p₁₀ᵢ₊₂₀ for 0 < i < 99; a child beyond the site is dropped. */
export function treeLinks(page, pages) {
    const first = page === 0 ? 1 : 10 * page + 11;
    const children = page === 0 ? 20 : page < 99 ? 10 : 0;
    return Array.from({ length: children }, (_, k) => first + k).filter((child) => child < pages);
}
/** The site as planners see it. */
export function solarSite(dataset, pages = SOLAR_PAGES) {
    const rates = dataset === "skewed" ? skewedRates(pages) : smoothRates(pages);
    return rates.map((rate, i) => ({
        id: `p${i}`,
        survival: poissonSurvival(ratePerSlot(rate)),
        weight: 1,
        trustedLastModified: false,
        links: treeLinks(i, pages),
    }));
}
