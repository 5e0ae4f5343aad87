import type { CaptureSettings, SitePlan } from "#model/index.js";
import type { CourseSettings } from "../site/site-course.js";
/** The settings of a capture or a refresh of the site. */
export declare function captureSettingsOf(plan: SitePlan): CaptureSettings;
/** How the course of the site is set. */
export declare function courseSettingsOf(plan: SitePlan): CourseSettings;
