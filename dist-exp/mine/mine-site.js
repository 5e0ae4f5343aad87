import { LEAST_CHANGES, minedDirectories, minedRules } from "./mined-directories.js";
import { busiestPages, minedPages, pageClasses } from "./mined-pages.js";
import { findPatterns } from "./patterns/pattern-library.js";
import { shrunkPattern, testPattern } from "./patterns/pattern.js";
import { quietHours } from "./patterns/quiet-hours.js";
import { paperPeriods, spreadChange, WEEK_HOURS } from "./patterns/week-hours.js";
const QUIET_HOURS = 6;
const SHARED_PATTERNS = 3;
/** Changes that a pattern leans on an even spread with. */
const PATTERN_LEANING = 50;
/** Makes the report; pure, and the same input gives the same report. */
export function mineSite(input) {
    const pages = minedPages(input.looks, input.paths);
    const { evolution, transitionsAre } = input;
    return {
        format: "isochron-mine/2",
        site: input.site,
        pages: pages.length,
        changes: input.changes.length,
        from: input.from,
        to: input.to,
        ...pageClasses(pages),
        busiest: busiestPages(pages),
        ...patterns(input),
        evolution: { transitions: evolution.transitions, transitionsAre, leastForRules: LEAST_CHANGES },
        directories: minedDirectories(input),
        rules: minedRules(input),
    };
}
function patterns({ changes, paths }) {
    const counts = new Float64Array(WEEK_HOURS);
    const events = new Float64Array(WEEK_HOURS);
    const perPage = new Map();
    const instants = new Set();
    for (const { page, after, by } of changes) {
        spreadChange(counts, after, by);
        // A bulk edit is one event for the test, however many pages it touched.
        if (!instants.has(by))
            spreadChange(events, after, by);
        instants.add(by);
        if (!perPage.has(page) && perPage.size < paths.length)
            perPage.set(page, new Float64Array(WEEK_HOURS));
        spreadChange(perPage.get(page), after, by);
    }
    const hours = shrunkPattern(events, new Float64Array(WEEK_HOURS).fill(1), PATTERN_LEANING);
    const test = testPattern(events);
    const busy = [...perPage.values()].filter((own) => own.reduce((a, b) => a + b, 0) >= 10).slice(0, 500);
    const library = findPatterns(busy, SHARED_PATTERNS);
    const quiet = quietHours(hours, QUIET_HOURS);
    return {
        pattern: {
            hours: Array.from(hours),
            periods: paperPeriods(hours).map((row) => row.map((value) => value / 6)),
            counts: Array.from(events),
            events: instants.size,
            leastEvents: WEEK_HOURS,
            pValue: test.pValue,
            present: test.present,
            shared: library.patterns.map((own, i) => ({
                share: library.shares[i],
                busiestHour: own.indexOf(Math.max(...own)),
            })),
        },
        quiet: test.present ? quiet : null,
    };
}
