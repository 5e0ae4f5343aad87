// What was learned as the columns that every refresh planner reads: rates and importances by period of the pattern.
import { RATE_COUNT } from "./rate-grid.js";
import type { RefreshKnowledge } from "./refresh-knowledge.js";

/** Rows times periods, as bensaad2011's patterns. */
export interface LearnedColumns {
  readonly count: number;
  readonly periods: number;
  readonly rates: Float32Array;
  readonly importances: Float32Array;
}

/** Expected changes of every page in every period of the pattern, own and bulk, and what they weigh. */
export function learnedColumns(knowledge: RefreshKnowledge): LearnedColumns {
  const { table, belief, patterns, cohorts, edits } = knowledge;
  const { count } = table;
  const { periods } = patterns;
  const rates = new Float32Array(count * periods);
  const importances = new Float32Array(count * periods);
  const site = knowledge.refreshSiteShape();
  const bulk = Float64Array.from({ length: cohorts.count }, (_, cohort) => edits.meanRate(cohort));
  const posterior = new Float64Array(RATE_COUNT);
  const shape = new Float64Array(periods);
  for (let row = 0; row < count; row++) {
    belief.posterior(row, table.numbers("own")[row]!, posterior);
    const own = belief.meanRate(posterior);
    const isGone = table.numbers("gone")[row] === 1;
    const shared = isGone ? 0 : knowledge.cohortsOf(row).reduce((sum, cohort) => sum + bulk[cohort]!, 0);
    const mean = knowledge.meanImportance(row);
    patterns.shapeOf(row, own, site, shape);
    for (let k = 0; k < periods; k++) {
      rates[row * periods + k] = (own + shared) * shape[k]!;
      importances[row * periods + k] = patterns.importanceAt(row, k, mean);
    }
  }
  return { count, periods, rates, importances };
}
