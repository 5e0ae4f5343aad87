import { type Instant, type Measure, type PageUrl, type Sighting } from "#model/index.js";
/** What the estimate of completeness assumes. */
export declare const COMPLETENESS_MODEL = "changes as a Poisson process at each page\u2019s estimated rate, all versions of a page alike; a page had 1 + rate \u00B7 time versions on average";
/** The looks at a site's pages, with what each page weighs and how often it changes. */
export interface PageLooks {
    readonly sightings: readonly Sighting[];
    readonly url: PageUrl;
    readonly importance: number;
    /** `null`: nothing is known of it. */
    readonly ratePerDay: number | null;
}
/** Definition 5.22 for a query at one time, the four ways. */
export declare function queryCoherenceMeasure(pages: readonly PageLooks[], queryAt: Instant): Measure;
/** Definition 5.23 over a site's life: at the given times, and at all times. */
export declare function siteCoherenceMeasure(pages: readonly PageLooks[], queryTimes: readonly Instant[], life: {
    readonly from: Instant;
    readonly to: Instant;
}): Measure;
/** Definitions 5.12 and 5.13, estimated over a span of time. */
export declare function completenessMeasure(pages: readonly PageLooks[], life: {
    readonly from: Instant;
    readonly to: Instant;
}): Measure;
/** The looks at every page, with weight and rate. */
export declare function looksOf(sightings: ReadonlyMap<PageUrl, readonly Sighting[]>, importanceOf: (url: PageUrl) => number, ratePerDayOf: (url: PageUrl) => number | null): PageLooks[];
/** From the first look sent to the last one complete; `null` without looks. */
export declare function lifeOf(pages: readonly PageLooks[]): {
    from: Instant;
    to: Instant;
} | null;
