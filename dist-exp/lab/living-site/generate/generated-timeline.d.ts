import { type Instant, type RatePerDay } from "#model/index.js";
import type { Random } from "#ports/index.js";
import { type BulkEdits, type DayPattern } from "./change-times.js";
import type { PageVersion, Timeline } from "./timeline.js";
/** What an own event changes: the text, the Location of a redirect, or the status alone. */
export type ChangeTarget = {
    readonly kind: "content";
} | {
    readonly kind: "location";
    readonly targets: readonly string[];
} | {
    readonly kind: "status";
    readonly statuses: readonly number[];
};
/** Birth, death and return, in milliseconds after the start. */
export interface LifeEvent {
    readonly afterMs: number;
    readonly alive: boolean;
}
/** How one page changes. */
export interface ChangePlan {
    readonly ratePerDay: RatePerDay;
    readonly dayPattern: DayPattern | null;
    readonly target: ChangeTarget;
    readonly bulk: {
        readonly edits: BulkEdits;
        readonly share: number;
    } | null;
    readonly revertShare: number;
    readonly revertAfterMs: number;
    readonly bornLater: boolean;
    readonly life: readonly LifeEvent[];
    /** When the pages that it announces are born, milliseconds after the start, in order. */
    readonly announcements: readonly number[];
    /** What absence looks like: 404 or 410. */
    readonly goneStatus: number;
    readonly rollbackKeepsTime: boolean;
    /** Mean time by which files are older than their publication. */
    readonly deployLagMs: number;
}
/** A page's life by chance; the same plan, start and streams give the same life. */
export declare class GeneratedTimeline implements Timeline {
    #private;
    constructor(plan: ChangePlan, startAt: Instant, streamOf: (purpose: string) => Random);
    until(now: Instant): readonly PageVersion[];
}
/** Whether two versions look the same to a visitor. */
export declare function sameState(a: PageVersion, b: PageVersion): boolean;
