import type { Experiment, ExperimentOptions } from "../experiment.js";
import type { RateKnowledge } from "./capture-case.js";
/** One strategy on one site, means over its captures. */
export interface CompareRow {
    readonly site: string;
    readonly strategy: string;
    readonly captures: number;
    readonly pages: number;
    /** Pages that really were sharp. */
    readonly sharp: number;
    readonly deviation: number;
    /** Share of all pages, and of the most that any order could have made sharp. */
    readonly coherence: number;
    readonly ofClairvoyant: number;
    /** What the plan promised. */
    readonly expectedSharp: number;
}
/** The whole comparison. */
export interface CompareResult {
    readonly experiment: "compare";
    readonly seed: number;
    readonly rates: RateKnowledge;
    readonly sites: readonly {
        readonly name: string;
        readonly about: string;
    }[];
    readonly rows: readonly CompareRow[];
}
/** Plans and judges every strategy on the same captures. */
export declare function runCompare(options: ExperimentOptions): Promise<CompareResult>;
/** `isochron lab compare`. */
export declare const COMPARE: Experiment;
