import type { Experiment, ExperimentOptions } from "../experiment.js";
/** One strategy on one kind of site, mean over the drawn sites. */
export interface OnlineRow {
    readonly site: string;
    readonly strategy: string;
    /** Pages guessed per page there is; `null` where the strategy needs no guess. */
    readonly guessFactor: number | null;
    readonly expectedSharp: number;
    /** Share of what a planner reaches that knows all pages at the start. */
    readonly ratio: number;
    readonly deviation: number;
    readonly sites: number;
}
/** The whole experiment. */
export interface OnlineResult {
    readonly experiment: "online";
    readonly pages: number;
    readonly seed: number;
    readonly runs: number;
    readonly rows: readonly OnlineRow[];
}
/** Expected sharp pages on the paper's trees and on drawn link graphs. */
export declare function runOnline({ seed, runs, pages }: ExperimentOptions): OnlineResult;
/** `isochron lab online`. */
export declare const ONLINE: Experiment;
