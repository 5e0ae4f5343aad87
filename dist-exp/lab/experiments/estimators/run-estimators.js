// lab estimators: "will it be unchanged for x weeks?", asked of every estimator, from the past only.
import { UsageError } from "#errors.js";
import { RATE_ESTIMATORS } from "#mine/index.js";
import { ForecastScores } from "./forecast-scores.js";
import { WeeklyLooks } from "./weekly-looks.js";
/** Weeks ahead that are asked about. */
export const HORIZONS = [1, 4, 13];
/** Every k-th page is asked about when there are more. */
const MOST_PAGES = 2500;
/** The defaults: a year of learning, twelve forecasts, all estimators. */
export const ESTIMATORS_DEFAULTS = { from: 52, rounds: 12, estimators: RATE_ESTIMATORS };
/** Runs all estimators through one history. */
export function runEstimators(versions, changes, options = ESTIMATORS_DEFAULTS) {
    const weeks = forecastWeeks(versions.weeks, options);
    if (weeks.length === 0)
        throw tooShort(versions, options);
    const scores = options.estimators.map(() => new ForecastScores());
    const looks = new WeeklyLooks(versions.tree);
    for (let week = 0; week < versions.weeks; week++) {
        if (weeks.includes(week))
            forecastAll(looks, firstChanges(changes, week), options.estimators, scores);
        looks.observe(changes[week]);
    }
    const rows = options.estimators.map(({ name }, i) => ({
        estimator: name,
        logLoss: scores[i].logLoss,
        calibration: scores[i].calibration,
    }));
    if (rows.some(({ logLoss }) => Number.isNaN(logLoss)))
        throw tooShort(versions, options); // no page lived long enough
    return { experiment: "estimators", history: versions.history.name, forecastWeeks: weeks, rows };
}
function tooShort({ history, weeks }, { from }) {
    const least = from + Math.max(...HORIZONS);
    return new UsageError("BAD_INPUT", `${history.name} is ${weeks} weeks long, too short to try forecasts on: they take ${from} weeks to learn from and ${least - from} to come true, ${least} in all`);
}
function forecastWeeks(weeks, { from, rounds }) {
    const last = weeks - Math.max(...HORIZONS);
    if (last < from)
        return [];
    const step = Math.max(1, Math.floor((last - from) / Math.max(1, rounds - 1)));
    return Array.from({ length: rounds }, (_, i) => from + i * step).filter((week) => week <= last);
}
/** Weeks until each page's first change at or after the given week (0 = in that very week). */
function firstChanges(changes, week) {
    const first = new Map();
    for (let ahead = 0; ahead < Math.max(...HORIZONS); ahead++) {
        for (const page of changes[week + ahead].pages)
            if (!first.has(page))
                first.set(page, ahead);
    }
    return first;
}
function forecastAll(looks, firstChange, estimators, scores) {
    const all = looks.watched(1);
    const watched = all.filter((_, i) => i % Math.ceil(all.length / MOST_PAGES) === 0);
    const site = watched.map((page) => looks.looksOf(page));
    for (const [e, estimator] of estimators.entries()) {
        const estimate = estimator.fit(site);
        for (const [i, page] of watched.entries()) {
            const { survival } = estimate(site[i]);
            for (const weeks of HORIZONS) {
                scores[e].add(survival.at(weeks * 7), (firstChange.get(page) ?? Infinity) >= weeks);
            }
        }
        scores[e].endRound();
    }
}
