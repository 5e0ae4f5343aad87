import { type SkipCounts } from "#schedule/index.js";
import type { NearHistory } from "./protocol.js";
/** Weeks in which the forecast has seen too little to be calibrated on. */
export declare const BURN_IN_WEEKS = 8;
/** Counts of the learned rule in one test week for each recall asked for. */
export type LearnedVisit = (week: number, counts: readonly SkipCounts[]) => void;
/** Runs the rule through a history and reports the test weeks. */
export declare function runLearnedRule({ versions, changes }: NearHistory, testWeeks: ReadonlySet<number>, askedRecalls: readonly number[], visit: LearnedVisit): void;
