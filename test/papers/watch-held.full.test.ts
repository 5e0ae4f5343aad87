// The share that a watch says it holds, against the truth: on stretches and sites that it was not calibrated on.
import { expect, it } from "vitest";
import { instant } from "#model/index.js";
import { GENERATORS } from "#lab/experiments/importance/generators.js";
import { completenessOf } from "#lab/experiments/importance/measure.js";
import { LabWatch } from "#lab/experiments/watch/run-watch.js";
import { watchedHistory, watchedPatterns, type WatchedSite } from "#lab/experiments/watch/watched-site.js";
import { MIND_DEFAULTS } from "#watch/index.js";
import { haveHistories, HISTORY_NAMES, loadHistory, NO_DATA } from "../support/samples/histories.js";

/** Half years that begin three months after those of the calibration. */
const STRETCHES = Array.from({ length: 7 }, (_, i) => ({
  days: 182,
  beforeEnd: 91 + 182 * i,
  mostPages: 80,
}));

/** Whether the interval holds the truth at the end of a watch. */
function holds(site: WatchedSite, share: number): boolean {
  const budget = Math.max(1, Math.round(share * site.pages.count));
  const watch = new LabWatch(site, { planner: MIND_DEFAULTS.planner, budget });
  for (let period = 0; period < site.horizon; period++) watch.step(period, budget);
  const { low, high } = watch.mind.held(instant(site.horizon * site.periodMs));
  const truth = completenessOf(site, watch.captures).weightCaptured;
  return low <= truth + 1e-9 && truth <= high + 1e-9;
}

function coverage(cases: readonly boolean[]): number {
  return cases.filter(Boolean).length / cases.length;
}

it.skipIf(!haveHistories)(`nine of ten 90 % intervals hold the truth${NO_DATA}`, async () => {
  const histories: boolean[] = [];
  for (const name of HISTORY_NAMES) {
    const history = await loadHistory(name);
    for (const stretch of STRETCHES)
      for (const share of [0.02, 0.1]) histories.push(holds(watchedHistory(history, stretch), share));
  }
  const sites = GENERATORS.flatMap((generator) =>
    Array.from({ length: 16 }, (_, i) =>
      holds(watchedPatterns(generator, { pages: 60, days: 5, seed: 500 + i }), 0.1),
    ),
  );
  const all = [...histories, ...sites];
  console.log(
    `intervals: ${all.length} cases, ${coverage(all).toFixed(3)} hold; ${coverage(histories).toFixed(3)} of histories, ${coverage(sites).toFixed(3)} of drawn sites`,
  );
  expect(all.length).toBeGreaterThanOrEqual(200);
  expect(coverage(all)).toBeGreaterThanOrEqual(0.85);
  expect(coverage(all)).toBeLessThanOrEqual(0.95);
});
