import type { ChangeFreq, RatePerDay, Survival } from "#model/index.js";
/** What a crawler knows of a page's looks, oldest first; a look without change since the look before says so. */
export interface PageLooks {
    /** Days since the look before. */
    readonly intervals: ArrayLike<number>;
    /** 1 where the content differed from the look before. */
    readonly changed: ArrayLike<number>;
    /** 1 where many pages near it were seen changed at the same look; empty when that is not known. */
    readonly bulk: ArrayLike<number>;
    /** At a changed look: days since the trusted Last-Modified; NaN where there is none. Empty when never trusted. */
    readonly lastModifiedAges: ArrayLike<number>;
    /** Pages of one group share a prior: kind, depth or directory, as the caller sees fit. */
    readonly group: string;
    /** What a sitemap says of the page: a weak prior that its looks overrule. */
    readonly changeFreq?: ChangeFreq | null;
}
/** How often a page changes, as far as the looks tell. */
export interface RateEstimate {
    /** Chance of no change for x days. */
    readonly survival: Survival;
    /** Mean rate. */
    readonly ratePerDay: RatePerDay;
    /** The rate lies between these with probability 0.9. */
    readonly low: RatePerDay;
    readonly high: RatePerDay;
}
/** One way to estimate; `fit` learns what the pages of a site share. */
export interface RateEstimator {
    readonly name: string;
    fit(site: readonly PageLooks[]): (page: PageLooks) => RateEstimate;
}
/** Sums over a page's looks. */
export interface LookTotals {
    readonly looks: number;
    readonly changes: number;
    readonly days: number;
}
/** Number of looks, of changes seen, and days covered. */
export declare function totalsOf(page: PageLooks): LookTotals;
