// The learned skip rule under the same protocol (docs/papers/near-miner.md): it sees the whole past before the test week, week by week,
// and of the test week only what its own fetches show.
import { DELETED, INSERTED } from "#model/index.js";
import { arrivalsByDirectory, ChangeForecast } from "#mine/index.js";
import { emptySkipCounts, RecallCalibration } from "#schedule/index.js";
/** Weeks in which the forecast has seen too little to be calibrated on. */
export const BURN_IN_WEEKS = 8;
/** Runs the rule through a history and reports the test weeks. */
export function runLearnedRule({ versions, changes }, testWeeks, askedRecalls, visit) {
    const forecast = new ChangeForecast(versions.tree);
    const calibrations = askedRecalls.map((asked) => new RecallCalibration(asked));
    const end = Math.max(-1, ...testWeeks) + 1;
    for (let week = 0; week < end; week++) {
        const change = changes[week];
        const outcome = new WeekOutcome(forecast, change);
        if (testWeeks.has(week)) {
            visit(week, calibrations.map((calibration) => outcome.count(calibration.threshold())));
        }
        if (week >= BURN_IN_WEEKS)
            for (const calibration of calibrations)
                calibration.record(outcome.changeScores);
        forecast.learn(change);
    }
}
/** Fetches every page in the order of the search, noting what each shows. */
function searchWhole(forecast, changes, known) {
    const search = forecast.search();
    const { directoryOf } = forecast.memory;
    const arrivals = arrivalsByDirectory(forecast.memory, changes);
    for (let batch = search.next(-Infinity); batch.length > 0; batch = search.next(-Infinity)) {
        for (const page of batch) {
            const directory = directoryOf[page];
            search.note(page, known.has(page), arrivals.get(directory));
            arrivals.delete(directory);
        }
    }
    return search;
}
/** One week: the thresholds down to which each page is fetched and each change is found. */
class WeekOutcome {
    #pageScores;
    #kinds;
    /** Parallel to the week's changes. */
    changeScores = [];
    constructor(forecast, changes) {
        const { pages, kinds } = changes;
        const { alive, directories, directoryOf, tree } = forecast.memory;
        this.#kinds = kinds;
        const gone = new Set(pages.filter((_, i) => kinds[i] === DELETED));
        const known = new Set(pages.filter((_, i) => kinds[i] !== INSERTED));
        const search = searchWhole(forecast, changes, known);
        const best = new Float64Array(tree.directoryCount).fill(-Infinity);
        const standing = [];
        for (let page = 0; page < alive.length; page++) {
            if (alive[page] === 0)
                continue;
            const score = search.scoreOf(page);
            best[directoryOf[page]] = Math.max(best[directoryOf[page]], score);
            if (!gone.has(page))
                standing.push(score);
        }
        this.#pageScores = Float64Array.from(standing);
        for (const page of pages) {
            // An inserted page is found when a page of the nearest ancestor directory that holds any is fetched.
            const holder = directories.holderOf(directoryOf[page]);
            const inserted = holder < 0 ? Infinity : best[holder];
            this.changeScores.push(known.has(page) ? search.scoreOf(page) : inserted);
        }
    }
    /** What is skipped and missed when the search stops at the threshold. */
    count(threshold) {
        const counts = emptySkipCounts();
        counts.changes = this.changeScores.length;
        for (const score of this.#pageScores) {
            if (score < threshold)
                counts.skipped++;
            else
                counts.fetched++;
        }
        for (const [i, score] of this.changeScores.entries()) {
            const found = score >= threshold;
            const kind = this.#kinds[i];
            // Pages of the test version: an inserted one counts as fetched when it is found.
            if (kind === INSERTED && found)
                counts.fetched++;
            if (found)
                continue;
            if (kind === INSERTED) {
                counts.skipped++;
                counts.skippedInsertions++;
            }
            else if (kind === DELETED)
                counts.skippedDeletions++;
            else
                counts.skippedUpdates++;
        }
        return counts;
    }
}
