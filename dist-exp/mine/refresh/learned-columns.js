// What was learned as the columns that every refresh planner reads: rates and importances by period of the pattern.
import { RATE_COUNT } from "./rate-grid.js";
/** Expected changes of every page in every period of the pattern, own and bulk, and what they weigh. */
export function learnedColumns(knowledge) {
    const { table, belief, patterns, cohorts, edits } = knowledge;
    const { count } = table;
    const { periods } = patterns;
    const rates = new Float32Array(count * periods);
    const importances = new Float32Array(count * periods);
    const site = knowledge.refreshSiteShape();
    // Bulk edits of a directory and of those above it; a cohort comes after the one above.
    const bulk = new Float64Array(cohorts.count);
    for (let cohort = 0; cohort < cohorts.count; cohort++)
        bulk[cohort] = edits.meanRate(cohort) + (cohort === 0 ? 0 : bulk[cohorts.above(cohort)]);
    const posterior = new Float64Array(RATE_COUNT);
    const shape = new Float64Array(periods);
    for (let row = 0; row < count; row++) {
        belief.posterior(row, table.numbers("own")[row], posterior);
        const own = belief.meanRate(posterior);
        const shared = table.numbers("gone")[row] === 1 ? 0 : bulk[table.numbers("own")[row]];
        const mean = knowledge.meanImportance(row);
        patterns.shapeOf(row, own, site, shape);
        for (let k = 0; k < periods; k++) {
            rates[row * periods + k] = (own + shared) * shape[k];
            importances[row * periods + k] = patterns.importanceAt(row, k, mean);
        }
    }
    return { count, periods, rates, importances };
}
