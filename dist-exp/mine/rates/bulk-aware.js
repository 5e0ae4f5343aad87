// Two processes per page: its own edits, and bulk edits that take many pages along. Each is learned apart.
import { gammaSurvival, ratePerDay } from "#model/index.js";
import { gridEstimate, logLikelihood, posterior } from "./log-rate-grid.js";
import { FADING_READING } from "./over-dispersed.js";
import { fitSharedPrior } from "./shared-prior.js";
/** Own edits: bulk changes are silence. */
const LONE_READING = {
    weight: (index, looks) => FADING_READING.weight(index, looks),
    changed: (page, i) => page.changed[i] === 1 && page.bulk[i] !== 1,
};
/** Pages in one bulk edit are one event seen many times: a look counts this much. */
const BULK_LOOK_WEIGHT = 0.05;
/** Shape of the prior around the site's bulk rate: broad, since few events made it. */
const BULK_SHAPE = 0.5;
/** S(x) of own edits times S(x) of bulk edits, the latter leaning on how the site as a whole fared. */
export const bulkAware = {
    name: "bulk-aware",
    fit: (site) => {
        const priorOf = fitSharedPrior(site, LONE_READING);
        const siteRate = siteBulkRate(site);
        return (page) => {
            const lone = gridEstimate(posterior(priorOf(page), logLikelihood(page, LONE_READING)));
            const { changes, days } = bulkTotals(page);
            const shape = BULK_SHAPE + BULK_LOOK_WEIGHT * changes;
            const scale = BULK_SHAPE / siteRate + BULK_LOOK_WEIGHT * days;
            return {
                survival: both(lone.survival, gammaSurvival(shape, scale)),
                ratePerDay: ratePerDay(lone.ratePerDay + shape / scale),
                low: lone.low,
                high: ratePerDay(lone.high + (shape + 1.6449 * Math.sqrt(shape)) / scale),
            };
        };
    },
};
function bulkTotals(page) {
    let changes = 0;
    let days = 0;
    for (let i = 0; i < page.intervals.length; i++) {
        days += page.intervals[i];
        if (page.changed[i] === 1 && page.bulk[i] === 1)
            changes++;
    }
    return { changes, days };
}
function siteBulkRate(site) {
    let changes = 0.5;
    let days = 1000;
    for (const page of site) {
        const own = bulkTotals(page);
        changes += own.changes;
        days += own.days;
    }
    return changes / days;
}
function both(a, b) {
    const at = (days) => a.at(days) * b.at(days);
    return { at, heat: 1 - at(1) };
}
