// The learned skip rule in a closed loop: a crawler that has itself been skipping knows only what it fetched.
import { ChangeForecast } from "#mine/index.js";
import { DELETED, INSERTED, UPDATED } from "#model/index.js";
import type { Random } from "#ports/index.js";
import { emptySkipCounts, RecallCalibration, type SkipCounts } from "#schedule/index.js";
import { WeekWalk } from "../../histories/weekly-versions.js";
import { BURN_IN_WEEKS } from "./learned-rule.js";
import type { NearHistory } from "./protocol.js";

/** Share of the pages passed over that is fetched all the same, at random, to go on learning what is missed. */
const SAMPLE = 0.05;

/** How a closed loop is run. */
export interface ClosedLoopOptions {
  /** Weeks at the start in which everything is fetched. */
  readonly wholeWeeks: number;
  readonly askedRecall: number;
  readonly random: Random;
}

/** Runs the rule through a history, on what it saw itself, and reports the test weeks. */
export function runClosedLoop(
  near: NearHistory,
  testWeeks: ReadonlySet<number>,
  options: ClosedLoopOptions,
  visit: (week: number, counts: SkipCounts) => void,
): void {
  const crawler = new SkippingCrawler(near, options);
  const end = Math.max(-1, ...testWeeks) + 1;
  for (let week = 0; week < end; week++) {
    const fetched = crawler.crawl();
    if (testWeeks.has(week)) visit(week, countWeek(near, week, crawler.contents, fetched));
  }
}

/** A change counts as found when its page was fetched in the very week. */
function countWeek(
  { changes }: NearHistory,
  week: number,
  contents: Float64Array,
  fetched: ReadonlySet<number>,
): SkipCounts {
  const counts = emptySkipCounts();
  for (const [page, content] of contents.entries()) {
    if (content === 0) continue;
    if (fetched.has(page)) counts.fetched++;
    else counts.skipped++;
  }
  const { pages, kinds } = changes[week]!;
  counts.changes = pages.length;
  for (const [i, page] of pages.entries()) {
    if (fetched.has(page)) continue;
    if (kinds[i] === INSERTED) counts.skippedInsertions++;
    else if (kinds[i] === DELETED) counts.skippedDeletions++;
    else counts.skippedUpdates++;
  }
  return counts;
}

/** What a week's fetches showed: changes against the copies held, with what each counts for the calibration. */
interface Findings {
  readonly pages: number[];
  readonly kinds: number[];
  readonly scores: number[];
  readonly weights: number[];
}

class SkippingCrawler {
  readonly #options: ClosedLoopOptions;
  readonly #walk: WeekWalk;
  readonly #forecast: ChangeForecast;
  readonly #calibration = new RecallCalibration();
  /** Content of the copy held; 0 for pages not known or known to be gone. */
  readonly #held: Float64Array;
  readonly #lastFetch: Int32Array;
  #week = 0;

  constructor({ versions }: NearHistory, options: ClosedLoopOptions) {
    this.#options = options;
    this.#walk = new WeekWalk(versions);
    this.#forecast = new ChangeForecast(versions.tree);
    this.#held = new Float64Array(versions.tree.pageCount);
    this.#lastFetch = new Int32Array(versions.tree.pageCount);
  }

  /** The site as it really is. */
  get contents(): Float64Array {
    return this.#walk.content;
  }

  /** Crawls the next week and returns the pages fetched. */
  crawl(): Set<number> {
    this.#walk.step();
    const { wholeWeeks, askedRecall } = this.#options;
    const threshold = this.#week < wholeWeeks ? -Infinity : this.#calibration.threshold(askedRecall);
    const fetched = new Set<number>();
    const found: Findings = { pages: [], kinds: [], scores: [], weights: [] };
    const best = this.#fetchKnown(threshold, fetched, found);
    this.#discover(best, threshold, fetched, found);
    if (this.#week >= BURN_IN_WEEKS) this.#calibration.record(found.scores, found.weights);
    this.#forecast.learn({ pages: Int32Array.from(found.pages), kinds: Uint8Array.from(found.kinds) });
    for (const page of fetched) {
      this.#held[page] = this.contents[page]!;
      this.#lastFetch[page] = this.#week;
    }
    this.#week++;
    return fetched;
  }

  /** Fetches known pages by their score or by lot; returns the best score fetched in each directory. */
  #fetchKnown(threshold: number, fetched: Set<number>, found: Findings): Float64Array {
    const { memory } = this.#forecast;
    const { rows, pages } = this.#forecast.forecast();
    const differs = (page: number): boolean => this.#held[page] !== this.contents[page];
    const scores = this.#forecast.sharpen(differs);
    const best = new Float64Array(memory.tree.directoryCount).fill(-Infinity);
    for (let row = 0; row < rows; row++) {
      const page = pages[row]!;
      const score = scores[row]!;
      const byLot = this.#options.random.next() < SAMPLE;
      if (score < threshold && !byLot) continue;
      fetched.add(page);
      best[memory.directoryOf[page]!] = Math.max(best[memory.directoryOf[page]!]!, score);
      if (!differs(page)) continue;
      found.pages.push(page);
      found.kinds.push(this.contents[page] === 0 ? DELETED : UPDATED);
      found.scores.push(score);
      // A change somewhere in k weeks not looked at is one of this week by a k-th; one by lot stands for many.
      const weeks = this.#week - this.#lastFetch[page]!;
      found.weights.push(1 / (weeks * (score < threshold ? SAMPLE : 1)));
    }
    return best;
  }

  /** New pages are found when a page of the nearest directory above that holds any known page is fetched. */
  #discover(best: Float64Array, threshold: number, fetched: Set<number>, found: Findings): void {
    const { memory } = this.#forecast;
    for (const [page, content] of this.contents.entries()) {
      if (content === 0 || memory.alive[page] === 1) continue;
      let at = memory.directoryOf[page]!;
      while (at > 0 && memory.directories.pages[at] === 0) at = memory.directories.parents[at]!;
      const score = memory.directories.pages[at] === 0 ? Infinity : best[at]!;
      if (score === -Infinity) continue;
      fetched.add(page);
      found.pages.push(page);
      found.kinds.push(INSERTED);
      found.scores.push(score);
      found.weights.push(score < threshold ? 1 / SAMPLE : 1);
    }
  }
}
