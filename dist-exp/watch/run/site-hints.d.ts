import type { PageLooked, Refreshing, World } from "#crawl/index.js";
import { type Instant, type SitePlan } from "#model/index.js";
import type { HintStore } from "#ports/index.js";
import type { SiteCourse } from "../site/site-course.js";
import type { SiteHubs } from "./site-hubs.js";
/** What lists are asked with in a turn. */
export interface HintTurn {
    readonly plan: SitePlan;
    readonly refreshing: Pick<Refreshing, "askLists">;
    readonly mostRequests: number;
    /** Ends it early. */
    readonly signal: AbortSignal;
    readonly now: Instant;
}
/** The hints of one site. */
export declare class SiteHints {
    #private;
    constructor(store: HintStore, course: SiteCourse, world: World, hubs?: SiteHubs | null);
    /** Reads the lists that are due, and lets the course know what they say. */
    poll({ plan, refreshing, mostRequests, signal, now }: HintTurn): Promise<void>;
    /** What looks told of what lists had said, and feeds that pages name; before the course learns from them. */
    settle(plan: SitePlan, looked: readonly PageLooked[], now: Instant): Promise<void>;
}
