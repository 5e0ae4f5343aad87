import type { ToldTier } from "../evidence/told.js";
/** The view as it is printed; times are ISO 8601. */
export interface SiteView {
    readonly site: string;
    readonly captures: number;
    /** Days of a watch's looks; missing where there are none. */
    readonly refreshes?: number;
    readonly pages: number;
    /** How many pages are proved from each instant until the next. */
    readonly steps: readonly {
        readonly at: string;
        readonly pages: number;
    }[];
    /** The instant that joins the most pages, how long it may be moved, and the fewest pages that stand apart. */
    readonly best: {
        readonly asOf: string;
        readonly from: string;
        readonly to: string;
        readonly pages: number;
        readonly spoilers: readonly string[];
    } | null;
    /** "As of [x, y]": where an interval of the length asked for joins the most pages, each in one state over all of it. */
    readonly span: {
        readonly from: string;
        readonly to: string;
        readonly pages: number;
    } | null;
    /** What others tell, tier by tier, beside what is proved and never added to it; missing where nothing is told. */
    readonly told?: readonly ToldView[];
}
/** What one tier tells of a site over the time that it speaks of. */
export interface ToldView {
    readonly tier: ToldTier;
    readonly testimonies: number;
    readonly pages: number;
    readonly versions: number;
    /** Of how many pages something is told from each instant until the next. */
    readonly steps: readonly {
        readonly at: string;
        readonly pages: number;
    }[];
}
