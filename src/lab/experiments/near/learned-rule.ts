// The learned skip rule under the same protocol (docs/papers/near-miner.md): it sees the whole past before the test week, week by week,
// and of the test week only what its own first fetches show.
import { DELETED, INSERTED, type PageChanges } from "#model/index.js";
import { ChangeForecast } from "#mine/index.js";
import { emptySkipCounts, RecallCalibration, type SkipCounts } from "#schedule/index.js";
import type { NearHistory } from "./protocol.js";

/** Weeks in which the forecast has seen too little to be calibrated on. */
export const BURN_IN_WEEKS = 8;

/** Counts of the learned rule in one test week for each recall asked for. */
export type LearnedVisit = (week: number, counts: readonly SkipCounts[]) => void;

/** Runs the rule through a history and reports the test weeks. */
export function runLearnedRule(
  { versions, changes }: NearHistory,
  testWeeks: ReadonlySet<number>,
  askedRecalls: readonly number[],
  visit: LearnedVisit,
): void {
  const forecast = new ChangeForecast(versions.tree);
  const calibration = new RecallCalibration();
  const end = Math.max(-1, ...testWeeks) + 1;
  for (let week = 0; week < end; week++) {
    const change = changes[week]!;
    const outcome = new WeekOutcome(forecast, change);
    if (testWeeks.has(week)) {
      visit(
        week,
        askedRecalls.map((asked) => outcome.count(calibration.threshold(asked))),
      );
    }
    if (week >= BURN_IN_WEEKS) calibration.record(outcome.changeScores);
    forecast.learn(change);
  }
}

/** One week: the scores at which each page is fetched and each change is found. */
class WeekOutcome {
  readonly #pageScores: Float64Array;
  readonly #kinds: Uint8Array;
  /** Parallel to the week's changes. */
  readonly changeScores: number[] = [];

  constructor(forecast: ChangeForecast, { pages, kinds }: PageChanges) {
    const { memory } = forecast;
    this.#kinds = kinds;
    const gone = new Set(pages.filter((_, i) => kinds[i] === DELETED));
    const known = new Set(pages.filter((_, i) => kinds[i] !== INSERTED));
    const { rows, pages: rowPages } = forecast.forecast();
    const scores = forecast.sharpen((page) => known.has(page));
    const best = new Float64Array(memory.tree.directoryCount).fill(-Infinity);
    const scoreOf = new Map<number, number>();
    const standing: number[] = [];
    for (let row = 0; row < rows; row++) {
      const page = rowPages[row]!;
      const directory = memory.directoryOf[page]!;
      best[directory] = Math.max(best[directory]!, scores[row]!);
      if (known.has(page)) scoreOf.set(page, scores[row]!);
      if (!gone.has(page)) standing.push(scores[row]!);
    }
    this.#pageScores = Float64Array.from(standing);
    for (const page of pages) {
      // An inserted page is found when a page of the nearest ancestor directory that holds any is fetched.
      let at = memory.directoryOf[page]!;
      while (at > 0 && memory.directories.pages[at] === 0) at = memory.directories.parents[at]!;
      const inserted = memory.directories.pages[at] === 0 ? Infinity : best[at]!;
      this.changeScores.push(scoreOf.get(page) ?? inserted);
    }
  }

  /** What is skipped and missed when pages scored below the threshold are not fetched. */
  count(threshold: number): SkipCounts {
    const counts = emptySkipCounts();
    counts.changes = this.changeScores.length;
    for (const score of this.#pageScores) {
      if (score < threshold) counts.skipped++;
      else counts.fetched++;
    }
    for (const [i, score] of this.changeScores.entries()) {
      const found = score >= threshold;
      const kind = this.#kinds[i];
      // Pages of the test version: an inserted one counts as fetched when it is found.
      if (kind === INSERTED && found) counts.fetched++;
      if (found) continue;
      if (kind === INSERTED) {
        counts.skipped++;
        counts.skippedInsertions++;
      } else if (kind === DELETED) counts.skippedDeletions++;
      else counts.skippedUpdates++;
    }
    return counts;
  }
}
