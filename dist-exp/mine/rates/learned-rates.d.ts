import type { Instant, PageKind, PageRate } from "#model/index.js";
import { type ChangeHint } from "./planning-grid.js";
/** S(x) by time in milliseconds: decreasing, convex, S(0) = 1. Pages with alike pasts share one. */
export interface ChangeOutlook {
    at(ms: number): number;
}
/** A page as it is known before its visit. */
export interface PlannedPage {
    readonly url: string;
    readonly kind: PageKind;
    readonly depth: number;
    readonly hint?: ChangeHint | null | undefined;
}
/** Outlooks for one site's pages, from the archive's past. */
export declare class LearnedRates {
    #private;
    /** Samples of the site's own pages and of all the archive's. */
    constructor(site: readonly PageRate[], archive: readonly PageRate[]);
    /** What is to be expected of a page; its own past is `null` when it was never looked at. */
    outlookOf(page: PlannedPage, rate: PageRate | null, now: Instant): ChangeOutlook;
}
