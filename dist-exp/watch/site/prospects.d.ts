import type { Instant } from "#model/index.js";
import type { MindProspects } from "../mind/mind-settings.js";
/** Share of the pages whose last look is thought to be still true; `null` without pages. */
export declare function freshnessOf({ changed }: MindProspects): number | null;
/** Versions that one look at every page is expected to bring; first looks aside. */
export declare function versionsAhead({ changed, isNew }: MindProspects): number;
/** Rows of the pages with the most to gain, the first first. */
export declare function mostGain({ gain }: MindProspects, most: number): number[];
/** A capture as it is thought of beforehand. */
export interface CaptureAhead {
    readonly periodMs: number;
    /** The instant at which pages were last proved together; `null` where they never were. */
    readonly provedAt: Instant | null;
    readonly now: Instant;
    /** From a page's visit to its revisit, on the mean. */
    readonly spanMs: number;
}
/**
 * Pages expected to be sharp in a capture and not proved in that version before: each with its chance to stay the same
 * between visit and revisit, times the chance that it changed since pages were last proved together.
 */
export declare function newlyProved({ ratePerPeriod }: MindProspects, ahead: CaptureAhead): number;
