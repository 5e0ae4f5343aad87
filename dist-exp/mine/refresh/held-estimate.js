// How much of what existed a watch holds, from its own looks alone: every look that found a change may have missed
// others before it, and changes since the last look are not held yet. Neither was seen; both are expected.
import { RATE_COUNT, REFRESH_RATES } from "./rate-grid.js";
import { RefreshOutlook } from "./refresh-outlook.js";
/** Of ten intervals nine hold the truth on sites and histories together. */
export const HELD_DEFAULTS = { tail: 0.01, bursts: 1.5 };
/** The share of the weight of all versions since the watch began that the looks until `at` hold. */
export function heldEstimate(knowledge, weights, at, settings = HELD_DEFAULTS) {
    const outlook = new RefreshOutlook(knowledge, at);
    const { table } = knowledge;
    const [importance, founds, times] = [table.numbers("importance"), table.numbers("changeCount"), table.numbers("changedTime")]; // prettier-ignore
    let held = 0;
    const missed = { least: 0, mean: 0, most: 0 };
    for (let row = 0; row < table.count; row++) {
        held += weights[row] * importance[row];
        const unit = weights[row] * knowledge.meanImportance(row);
        const found = founds[row];
        const between = found === 0 ? 0 : times[row] / found;
        const own = missedVersions(outlook.sinceLook(row), found, between, settings);
        missed.least += unit * own.least;
        missed.mean += unit * own.mean;
        missed.most += unit * own.most;
    }
    const share = (lost) => (held + lost === 0 ? 1 : held / (held + lost));
    return {
        share: share(missed.mean),
        low: share(Math.max(missed.most, missed.mean)),
        high: share(Math.min(missed.least, missed.mean)),
        held,
        missed: missed.mean,
    };
}
/** Versions of a page that no look showed: on the mean, and at both ends of what its rate may be. */
function missedVersions({ posterior, time, edits }, found, between, { tail, bursts }) {
    const own = { least: NaN, mean: edits, most: NaN };
    let below = 0;
    for (let g = 0; g < RATE_COUNT; g++) {
        const missed = found * besidesOne(REFRESH_RATES[g] * between) + REFRESH_RATES[g] * time;
        below += posterior[g];
        own.mean += posterior[g] * missed;
        if (Number.isNaN(own.least) && below >= tail)
            own.least = missed;
        if (Number.isNaN(own.most) && (below >= 1 - tail || g === RATE_COUNT - 1))
            own.most = bursts * (missed + edits);
    }
    return own;
}
/** Changes besides the one found, in a time in which so many are expected: n / (1 − e^(−n)) − 1. */
function besidesOne(expected) {
    return expected < 1e-9 ? 0 : expected / -Math.expm1(-expected) - 1;
}
