// What is asked for is delivered, by the record of the site itself; and what the lot says of it holds the truth.
import { expect, it } from "vitest";
import { deliveredBy, judgeRounds, LIVES, type JudgedRound } from "../../../support/watch/skipped-site.js";

const SEEDS = Array.from({ length: 30 }, (_, i) => 11 + i);
/** As many rounds as the estimate speaks of; the round under way is not among them. */
const TOLD = 26;

function meanOf(rounds: readonly JudgedRound[]): number {
  const lively = rounds.filter(({ changes }) => changes > 0);
  return lively.reduce((sum, { found, changes }) => sum + found / changes, 0) / lively.length;
}

it.each([
  [0.8, 0.78, 0.7],
  [0.93, 0.92, 0.45],
])("asked for %f", { timeout: 900_000 }, (recall, least, passed) => {
  const trials = SEEDS.map((seed) => judgeRounds({ seed, recall, rounds: 100, lives: LIVES }));
  const delivered = trials.map(({ rounds }) => deliveredBy(rounds));
  const mean = (of: (one: { mean: number; passedOver: number }) => number): number =>
    delivered.reduce((sum, one) => sum + of(one), 0) / delivered.length;
  const inside = trials.filter(({ rounds, delivered: told }) => {
    const truth = meanOf(rounds.slice(-TOLD - 1, -1));
    return told!.low <= truth && truth <= told!.high;
  });
  const [found, passedOver] = [mean((one) => one.mean), mean((one) => one.passedOver)];
  console.log(`asked ${recall}: delivered ${found.toFixed(3)}, passed over ${passedOver.toFixed(3)}, interval held ${inside.length} of ${trials.length}`); // prettier-ignore
  expect(found).toBeGreaterThanOrEqual(least);
  expect(passedOver).toBeGreaterThan(passed);
  expect(inside.length / trials.length).toBeGreaterThanOrEqual(0.85);
  expect(inside.length / trials.length).toBeLessThanOrEqual(0.95);
});
