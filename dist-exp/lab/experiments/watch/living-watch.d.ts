import { type Instant, type SitePlan, type WatchSiteStatus, type WatchTurn } from "#model/index.js";
import type { Clock, Fetcher } from "#ports/index.js";
import { type CourseStep, type Retraced } from "#watch/index.js";
/** The way to a living site: simulated, or by sockets on an accelerated clock. */
export interface LivingWeb {
    readonly clock: Clock;
    readonly fetcher: Fetcher;
}
/** How it is watched. */
export interface LivingWatch {
    readonly plan: SitePlan;
    readonly turnMs: number;
    readonly forMs: number;
    /** Ends after so many turns, should that be earlier. */
    readonly mostTurns?: number;
}
/** What came of a watch. */
export interface LivingWatchOutcome {
    readonly turns: readonly WatchTurn[];
    /** Everything that the site's course was told and chose. */
    readonly steps: readonly CourseStep[];
    readonly status: WatchSiteStatus;
    readonly beganAt: Instant;
    readonly endedAt: Instant;
}
/** Watches the site for its time. */
export declare function watchLiving(web: LivingWeb, watch: LivingWatch): Promise<LivingWatchOutcome>;
/** Goes the way of a watch again with a course that has neither clock nor site. */
export declare function retraceLiving({ steps }: LivingWatchOutcome, plan: SitePlan): Retraced;
