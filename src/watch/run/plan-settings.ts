// What a site's plan means for its captures and for its mind.
import type { CaptureSettings, SitePlan } from "#model/index.js";
import { MIND_BY_HOURS, MIND_DEFAULTS, type RefreshMindSettings } from "../mind/mind-settings.js";
import type { CourseSettings } from "../site/site-course.js";

const STRATEGY = "optimal-online";
/** Pages that change more often than this in a capture are given up (see `--threshold`). */
const THRESHOLD = 0.5;

/** The settings of a capture or a refresh of the site. */
export function captureSettingsOf(plan: SitePlan): CaptureSettings {
  const { delayMs, maxPages, scope, robots, robotsReason, browser, hints } = plan;
  return {
    delayMs,
    strategy: STRATEGY,
    maxPages,
    threshold: THRESHOLD,
    scope,
    manners: { robots, robotsReason },
    browser: { mode: browser },
    ...(hints.sitemaps && { sources: { sitemaps: true, feeds: hints.feeds, oai: hints.oai } }),
  };
}

// By days with the pattern of a week, or by hours with that of a day.
function mindSettingsOf({ planner, pattern }: SitePlan): RefreshMindSettings {
  return { ...(pattern === "week" ? MIND_DEFAULTS : MIND_BY_HOURS), planner };
}

/** How the course of the site is set. */
export function courseSettingsOf(plan: SitePlan): CourseSettings {
  const mind = mindSettingsOf(plan);
  const { recall, maxPages } = plan;
  // A round takes as long as what repeats: a week, or a day.
  const skip = recall === null ? null : { recall, roundMs: mind.periodMs * mind.patternPeriods };
  return { mind, maxPages, skip };
}
