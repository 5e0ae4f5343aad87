import { type ClockDoubt, type RunClock, type Sighting } from "#model/index.js";
/** A run's clock with its doubts; `errorMs` is settled. */
export interface SettledClock extends RunClock {
    readonly doubts: readonly ClockDoubt[];
}
/** Settles the error of every run, in order: a doubt adds to the error of the run that it is against. */
export declare function settleClocks(runs: readonly RunClock[], pages: Iterable<readonly Sighting[]>): SettledClock[];
