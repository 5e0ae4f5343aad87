import type { Random } from "#ports/index.js";
import { type SkipCounts } from "#schedule/index.js";
import type { NearHistory } from "./protocol.js";
/** How a closed loop is run. */
export interface ClosedLoopOptions {
    /** Weeks at the start in which everything is fetched. */
    readonly wholeWeeks: number;
    readonly askedRecall: number;
    readonly random: Random;
}
/** Runs the rule through a history, on what it saw itself, and reports the test weeks. */
export declare function runClosedLoop(near: NearHistory, testWeeks: ReadonlySet<number>, options: ClosedLoopOptions, visit: (week: number, counts: SkipCounts) => void): void;
