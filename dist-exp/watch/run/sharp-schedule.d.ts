import { type Instant, type SharpSchedule } from "#model/index.js";
/**
 * The first due instant after the given one; for `quiet` hours the beginning of the day, in which the site's quiet
 * hours are then waited for. `null` where no calendar decides.
 */
export declare function nextSharp(schedule: SharpSchedule, after: Instant): Instant | null;
