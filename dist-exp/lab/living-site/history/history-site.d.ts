import type { Instant } from "#model/index.js";
import type { HabitSettings } from "../settings.js";
import type { SitePage } from "../generate/site-page.js";
import { type HistoryOptions } from "./replay.js";
/** What a replayed site is made from. */
export interface HistorySiteOptions {
    readonly seed: number;
    readonly startAt: Instant;
    readonly history: HistoryOptions;
    readonly habits: HabitSettings;
}
/** The pages of a history, `index.html` also under its folder's name, and lists that link to those alive. */
export declare function replaySite(options: HistorySiteOptions): Promise<SitePage[]>;
