import { type AskedPage } from "./ask-page.js";
import type { PageRecord } from "./page-record.js";
import type { PageTargets } from "./page-targets.js";
/** What settling looks at. */
export interface Settling extends AskedPage {
    readonly targets: PageTargets;
}
/** How long a page must be quiet, and how much of its own time it may take for that. */
export interface SettleBounds {
    readonly quietMs: number;
    readonly atMostMs: number;
    /** What the page looked like before; unless it is said, the first look is taken to be a change. */
    readonly before?: string;
}
/** Lets a page that was loaded come to rest; one that does not is noted. */
export declare function settle(at: Settling): Promise<void>;
/** Lets the page's time pass until it is quiet, its budget is used up, or a limit is reached. */
export declare function isQuietWithin(at: Settling, bounds: SettleBounds): Promise<boolean>;
/**
 * Lets the page's time pass to a round figure: how long a page took to come to rest hangs a little on ours, and what is
 * done to it next must find the same time on its clock whenever it is done.
 */
export declare function alignTime({ record, open }: Settling, toMs: number): Promise<void>;
/** What tells a page that moves from one that does not. */
export declare function lookOf(at: Settling): Promise<string>;
/** A page whose requests are left unanswered never comes to the end of its slice. */
export declare function orLimit(record: PageRecord, granted: Promise<unknown>): Promise<void>;
