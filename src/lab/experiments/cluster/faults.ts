// What goes wrong in a simulated cluster, at instants drawn beforehand: workers are killed and replaced, stand still, are
// cut off from the database, and the database itself is started anew.
import type { Random } from "#ports/index.js";

/** How often, on the average; `Infinity` for never. */
export interface FaultRates {
  /** Of each worker. */
  readonly killEveryMs: number;
  readonly freezeEveryMs: number;
  readonly cutEveryMs: number;
  /** Of the whole. */
  readonly restartEveryMs: number;
}

/** Nothing goes wrong. */
export const NO_FAULTS: FaultRates = {
  killEveryMs: Infinity,
  freezeEveryMs: Infinity,
  cutEveryMs: Infinity,
  restartEveryMs: Infinity,
};

/** Of every worker something every three minutes or so: far more than a cluster has to bear. */
export const MANY_FAULTS: FaultRates = {
  killEveryMs: 600_000,
  freezeEveryMs: 600_000,
  cutEveryMs: 600_000,
  restartEveryMs: 600_000,
};

/** How long things last. */
const LASTS = {
  replaceMs: [5_000, 20_000],
  freezeMs: [1_000, 40_000],
  cutMs: [1_000, 30_000],
  downMs: [1_000, 10_000],
} as const;

/** One fault's length, within its bounds. */
export function drawLengthMs(what: keyof typeof LASTS, random: Random): number {
  const [least, most] = LASTS[what];
  return least + (most - least) * random.next();
}

/** Time to the next of such as come at random, so often on the average. */
export function drawGapMs(everyMs: number, random: Random): number {
  return everyMs === Infinity ? Infinity : -everyMs * Math.log(1 - random.next());
}
