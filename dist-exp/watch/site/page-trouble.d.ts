import type { Instant } from "#model/index.js";
/** What is remembered of a page in trouble. */
export interface PageTrouble {
    /** Failed looks in a row, and since when. */
    readonly failures: number;
    readonly failingSince: Instant;
    /** Looks in a row that found it gone, and since when. */
    readonly gone: number;
    readonly goneSince: Instant;
    readonly asleepSince: Instant | null;
}
/** What a look means for a page in trouble. */
export type Found = "first" | "same" | "changed" | "gone" | "failed";
/** The trouble of a page after a look; `null` when there is none. */
export declare function troubleAfter(before: PageTrouble | null, found: Found, at: Instant): PageTrouble | null;
/** Whether a page has failed so long that it sleeps from now on. */
export declare function fallsAsleep({ failures, failingSince, asleepSince }: PageTrouble, now: Instant): boolean;
/** Whether a sleeping page is to be tried again. */
export declare function wakes({ asleepSince }: PageTrouble, now: Instant): boolean;
/** Whether a page has been gone so long that it leaves. */
export declare function leaves({ gone, goneSince }: PageTrouble, now: Instant): boolean;
