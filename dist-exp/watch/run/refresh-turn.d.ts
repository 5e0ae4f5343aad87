import { type LookLimits, type LookOutcomes, type PageLooked, type Refreshing, type World } from "#crawl/index.js";
import { type Capture, type SitePlan } from "#model/index.js";
import type { Chosen, SiteCourse } from "../site/site-course.js";
import type { SiteState } from "./site-state.js";
/** Takes looks of a capture, and has them on record when it returns. */
type TakeLooks = (capture: Capture, looks: readonly PageLooked[]) => Promise<void>;
/** The refreshing of one site: one capture for each UTC day. */
export declare class DayOfLooks {
    #private;
    constructor(course: SiteCourse, world: World, signal: AbortSignal);
    /** Looks at the pages chosen, at most so many requests in all. */
    look(refreshing: Refreshing, chosen: readonly Chosen[], { mostRequests, signal }: Pick<LookLimits, "mostRequests" | "signal">): Promise<LookOutcomes>;
    /** The capture of today, begun or gone on with. */
    open(plan: SitePlan): Promise<Refreshing>;
    /**
     * Tells of looks that an earlier process kept and nobody has learned from, capture by capture, and ends those of
     * earlier days: only after they were taken, since what has ended is not looked through again.
     */
    catchUp(plan: SitePlan, learned: SiteState["learned"], take: TakeLooks): Promise<void>;
    /** Leaves it to be gone on with. */
    leave(): Promise<void>;
}
export {};
