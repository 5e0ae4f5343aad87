// The columns in which everything known of the watched pages lies.
import { RowTable } from "#packed/index.js";
import { RATE_COUNT } from "./rate-grid.js";
/** Columns of a pattern are at least two wide: a table keeps single numbers in double precision. */
export function patternWidth(periods) {
    return Math.max(2, periods);
}
/** An empty table. */
export function lookTable(periods) {
    const wide = patternWidth(periods);
    return new RowTable({
        lookedAt: 1,
        triedAt: 1,
        failures: 1,
        gone: 1,
        hintedAt: 1,
        hintTrust: 1,
        seen: 1,
        importance: 1,
        changeCount: 1,
        changedTime: 1,
        top: 1,
        own: 1,
        likelihoods: RATE_COUNT,
        changes: wide,
        exposures: wide,
        importances: wide,
    });
}
