import type { PageLooked } from "#crawl/index.js";
import { type Instant } from "#model/index.js";
import type { TellableNews } from "../news/news-rule.js";
import type { SiteCourse } from "../site/site-course.js";
import type { SiteState } from "./site-state.js";
/** The looks of one turn. */
export declare class TakenLooks {
    #private;
    readonly news: TellableNews[];
    looks: number;
    changes: number;
    answers: number;
    constructor(site: string, course: SiteCourse, state: SiteState, now: Instant);
    /** Takes one look. */
    take(look: PageLooked): void;
    /** The loop's state after these looks. */
    after(state: SiteState): SiteState;
}
/** A look as a watch hears of it: what varies by itself is kept like any version, and counts as none that matters. */
export declare function asHeard(look: PageLooked, wasGone: boolean): PageLooked;
