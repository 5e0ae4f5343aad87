// A stretch of a real history as a site for the refresh planners: the truth ahead, and what the past tells of it.
import { UsageError } from "#errors.js";
import { blended, hourOfWeek, shrunkPattern } from "#mine/index.js";
import { weeklyVersions } from "../../histories/weekly-versions.js";
import { WeeklyLooks } from "../estimators/weekly-looks.js";
import { weekChanges } from "../near/week-changes.js";
const DAY_SECONDS = 86_400;
/** Days of the week: the pattern that a daily budget can use. */
const PERIODS = 7;
/** Pages alive at the start, watched weekly until then and captured under a budget afterwards. */
export function historySite(history, days) {
    const versions = weeklyVersions(history);
    const weeks = versions.weeks - Math.ceil(days / 7);
    if (weeks < 8) {
        throw new UsageError("BAD_INPUT", `${history.name} is too short: ${versions.weeks} weeks for ${days} days ahead`);
    }
    const looks = new WeeklyLooks(versions.tree);
    for (const change of weekChanges(versions, 0.01).slice(0, weeks))
        looks.observe(change);
    const known = looks.watched(1);
    const site = known.map((page) => looks.looksOf(page));
    const estimate = blended.fit(site);
    const startSeconds = history.times[0] + weeks * 7 * DAY_SECONDS;
    const pattern = dayPattern(history, startSeconds);
    const rates = new Float32Array(known.length * PERIODS);
    for (const [i, looksOfPage] of site.entries()) {
        const perDay = estimate(looksOfPage).ratePerDay;
        for (let k = 0; k < PERIODS; k++)
            rates[i * PERIODS + k] = perDay * pattern[k];
    }
    const pages = {
        count: known.length,
        weights: Float64Array.from(known, (page) => 1 / (1 + depthOf(history.paths[page]))),
        periods: PERIODS,
        rates,
        importances: new Float32Array(known.length * PERIODS).fill(1),
    };
    return { pages, lives: livesOf(history, known, startSeconds, days), horizon: days };
}
function depthOf(path) {
    return path.split("/").length - 1;
}
/** Share of past changes by day, counted from the day on which the stretch begins. */
function dayPattern(history, startSeconds) {
    const counts = new Float64Array(PERIODS);
    const startDay = Math.floor(hourOfWeek(startSeconds * 1000) / 24);
    for (const seconds of history.times) {
        if (seconds >= startSeconds)
            break;
        counts[(Math.floor(hourOfWeek(seconds * 1000) / 24) - startDay + PERIODS) % PERIODS] += 1;
    }
    return shrunkPattern(counts, new Float64Array(PERIODS).fill(1), 20);
}
/** Every change of the known pages in the stretch, a disappearance too; all of the same importance. */
function livesOf(history, known, startSeconds, days) {
    const rows = new Map(known.map((page, i) => [page, i]));
    const born = known.map(() => [0]);
    for (let event = 0; event < history.times.length; event++) {
        const day = (history.times[event] - startSeconds) / DAY_SECONDS;
        const row = rows.get(history.pages[event]);
        if (row !== undefined && day >= 0 && day < days)
            born[row].push(day);
    }
    const first = new Int32Array(known.length + 1);
    for (const [i, times] of born.entries())
        first[i + 1] = first[i] + times.length;
    const all = Float64Array.from(born.flat());
    return { first, born: all, importance: new Float64Array(all.length).fill(1) };
}
