import { MIND_DEFAULTS } from "../mind/mind-settings.js";
const HOUR_MS = 3_600_000;
/** A quarter of a year of hours. */
const HOUR_HORIZON = 24 * 91;
const STRATEGY = "optimal-online";
/** Pages that change more often than this in a capture are given up (see `--threshold`). */
const THRESHOLD = 0.5;
/** The settings of a capture or a refresh of the site. */
export function captureSettingsOf(plan) {
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
function mindSettingsOf({ planner, pattern }) {
    if (pattern === "week")
        return { ...MIND_DEFAULTS, planner };
    return { planner, periodMs: HOUR_MS, patternPeriods: 24, horizonPeriods: HOUR_HORIZON };
}
/** How the course of the site is set. */
export function courseSettingsOf(plan) {
    const mind = mindSettingsOf(plan);
    const { recall, maxPages } = plan;
    // A round takes as long as what repeats: a week, or a day.
    const skip = recall === null ? null : { recall, roundMs: mind.periodMs * mind.patternPeriods };
    return { mind, maxPages, skip };
}
