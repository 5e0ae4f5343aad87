import type { Instant, SitePlan, WatchSiteStatus } from "#model/index.js";
import type { BudgetPart } from "#ports/index.js";
import type { SiteCourse } from "../site/site-course.js";
import type { SiteState } from "./site-state.js";
/** What a status is made of. */
export interface StatusParts {
    readonly plan: SitePlan;
    readonly state: SiteState;
    readonly course: SiteCourse;
    readonly spent: BudgetPart;
    readonly now: Instant;
    readonly turnMs: number;
    /** What the last decision said, where it was to do nothing. */
    readonly note: string | null;
}
/** The status of a site. */
export declare function siteStatus(parts: StatusParts): WatchSiteStatus;
