import { type StandingShare } from "#model/index.js";
import type { KnownSteps } from "./choose-instant.js";
/** A site as the choice of a moment sees it. */
export interface SiteKnown {
    readonly steps: KnownSteps;
    /** All pages that its captures looked at. */
    readonly pages: number;
}
/** Sums up what a site's captures added. */
export declare function siteKnown(shares: readonly Pick<StandingShare, "pages" | "changes">[], mostSteps?: number): SiteKnown;
/** How many pages are known at an instant. */
export declare function pagesKnownAt({ at: starts, known }: KnownSteps, at: number): number;
