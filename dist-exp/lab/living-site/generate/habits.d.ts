import type { Random } from "#ports/index.js";
import type { HabitSettings } from "../settings.js";
import type { PageHabits } from "./site-page.js";
/** What a page's habits depend on beside chance. */
export interface HabitLimits {
    /** Pictures, fonts and PDF are compressed already. */
    readonly isText: boolean;
    readonly mayBeCached: boolean;
}
/** Draws one page's habits; every page makes the same number of draws. */
export declare function drawHabits(settings: HabitSettings, random: Random, limits: HabitLimits): PageHabits;
