// Watches whose truth is known, and how often the interval of what they say they hold has it.
import { GENERATORS } from "#lab/experiments/importance/generators.js";
import { completenessOf } from "#lab/experiments/importance/measure.js";
import { LabWatch } from "#lab/experiments/watch/run-watch.js";
import { watchDrawnSite } from "#lab/experiments/watch/watch-living.js";
import { watchedHistory, watchedPatterns, type WatchedSite } from "#lab/experiments/watch/watched-site.js";
import { instant } from "#model/index.js";
import { MIND_DEFAULTS } from "#watch/index.js";
import { HISTORY_NAMES, loadHistory } from "../samples/histories.js";

/** What a watch says it holds, and what it holds. */
export interface HeldCase {
  readonly low: number;
  readonly high: number;
  readonly truth: number;
}

/** Half years that begin three months after those of the calibration. */
const STRETCHES = Array.from({ length: 7 }, (_, i) => ({
  days: 182,
  beforeEnd: 91 + 182 * i,
  mostPages: 80,
}));
/** Budgets of living sites, in requests per page and day, and whether they are busy: six kinds, by seed. */
const BUDGETS = [0.5, 1, 2];
const CALM = { rates: { kind: "log-uniform", minPerDay: 0.005, maxPerDay: 0.5 } } as const;

/** All eight histories, at 2 and 10 % a day. */
export async function historyCases(): Promise<HeldCase[]> {
  const cases: HeldCase[] = [];
  for (const name of HISTORY_NAMES) {
    const history = await loadHistory(name);
    for (const stretch of STRETCHES)
      for (const share of [0.02, 0.1]) cases.push(heldBy(watchedHistory(history, stretch), share));
  }
  return cases;
}

/** Sites of patterns, so many of each generator from a seed on. */
export function patternCases(seed: number, each: number): HeldCase[] {
  return GENERATORS.flatMap((generator) =>
    Array.from({ length: each }, (_, i) =>
      heldBy(watchedPatterns(generator, { pages: 60, days: 5, seed: seed + i }), 0.1),
    ),
  );
}

/** Living sites of twelve pages under the whole loop for ten days, so many from a seed on. */
export async function livingCases(firstSeed: number, count: number): Promise<HeldCase[]> {
  const cases: HeldCase[] = [];
  for (let seed = firstSeed; seed < firstSeed + count; seed++) {
    const budget = BUDGETS[seed % BUDGETS.length]!;
    const changes = seed % 2 === 0 ? {} : CALM;
    const { row } = await watchDrawnSite({ seed, pages: 12, days: 10, budget, changes });
    cases.push({ ...row.estimate!, truth: row.completeness });
  }
  return cases;
}

/** Share of the cases whose interval holds the truth. */
export function coverageOf(cases: readonly HeldCase[]): number {
  const holding = cases.filter(({ low, high, truth }) => low <= truth + 1e-9 && truth <= high + 1e-9);
  return holding.length / cases.length;
}

/** One line for people: a coverage is worth little without the width that it takes. */
export function heldLine(name: string, cases: readonly HeldCase[]): string {
  const width = cases.reduce((sum, { low, high }) => sum + high - low, 0) / cases.length;
  return `intervals of ${name}: ${coverageOf(cases).toFixed(3)} of ${cases.length} hold, mean width ${width.toFixed(3)}`;
}

/** The interval and the truth at the end of a watch. */
function heldBy(site: WatchedSite, share: number): HeldCase {
  const budget = Math.max(1, Math.round(share * site.pages.count));
  const watch = new LabWatch(site, { planner: MIND_DEFAULTS.planner, budget });
  for (let period = 0; period < site.horizon; period++) watch.step(period, budget);
  const { low, high } = watch.mind.held(instant(site.horizon * site.mind.periodMs));
  return { low, high, truth: completenessOf(site, watch.captures).weightCaptured };
}
