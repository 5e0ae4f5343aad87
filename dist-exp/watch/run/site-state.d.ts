import type { Instant } from "#model/index.js";
import type { Subscription } from "../hints/websub.js";
import type { CourseState } from "../site/site-course.js";
/** A whole capture as the loop remembers it. */
export interface SharpMemory {
    readonly captureId: string;
    readonly asOf: Instant;
    readonly share: number;
    readonly requests: number;
}
/** Everything, JSON-safe. */
export interface SiteState {
    readonly version: 1;
    readonly course: CourseState;
    readonly beganAt: Instant;
    /** Whether every page known at the start has been looked at: what turns up from then on is news. */
    readonly isSettled: boolean;
    readonly lastTurnAt: Instant | null;
    /** The last instant by the calendar at which a whole capture was begun, or given up. */
    readonly sharpDoneFor: Instant | null;
    /** A whole capture that was begun and has not ended: from this instant on. */
    readonly sharpSince: Instant | null;
    readonly lastSharp: SharpMemory | null;
    /** Turns in a row in which nobody answered, and until when the site is left alone. */
    readonly deadTurns: number;
    readonly deadUntil: Instant | null;
    readonly looks: number;
    readonly versions: number;
    /** Versions per look, lately. */
    readonly versionsPerLook: number;
    /** The last look of the open day's capture that was learned from. */
    readonly learned: {
        readonly captureId: string;
        readonly until: Instant;
    } | null;
    /** At hubs that tell of changes to the site's feeds. */
    readonly subscriptions: readonly Subscription[];
}
/** The state of a site that comes under watch. */
export declare function newSiteState(now: Instant): SiteState;
/** Reads what was kept. @throws ARCHIVE_BROKEN */
export declare function readSiteState(site: string, text: string): SiteState;
